import TestSupport

@testable import Chapter3TodoList

/// What the router has to do.
struct RouterModel: RoleModel {
  enum Message {
    case moveToTodoDetail(id: Todo.ID)
    case closeTodoDetail(id: Todo.ID)
  }
  enum Kind { case firstMove, move, close, lateClose, closeAgain }
  struct Recording: Equatable {
    var route: TodoListRoute?
  }

  var recording = Recording()
  private var hasMoved = false

  func beginTurn() {}

  func kind(of message: Message) -> Kind? {
    switch message {
    case .moveToTodoDetail: hasMoved ? .move : .firstMove
    case .closeTodoDetail where recording.route == nil: .closeAgain
    case .closeTodoDetail(let id): recording.route == .detail(id: id) ? .close : .lateClose
    }
  }

  func allows(_ second: Message, rightAfter first: Message) -> Bool {
    switch (first, second) {
    case (.moveToTodoDetail, .moveToTodoDetail), (.closeTodoDetail, .closeTodoDetail): true
    // An answer may do one of them in a task, so that the other one is first.
    case (.moveToTodoDetail(let one), .closeTodoDetail(let other)): one != other
    case (.closeTodoDetail(let one), .moveToTodoDetail(let other)): one != other
    }
  }

  mutating func receive(_ message: Message) {
    switch message {
    case .moveToTodoDetail(let id):
      recording.route = .detail(id: id)
      hasMoved = true
    case .closeTodoDetail(let id):
      if recording.route == .detail(id: id) { recording.route = nil }
    }
  }

  mutating func adopt(_ found: Recording, after kind: Kind) { recording = found }
}

/// How the router is judged.
let routerJudge = Judge<TodoListRouter, RouterModel>(
  of: { TodoListRouter() },
  collaborators: [],
  sources: [
    MessageSource(from: 6) { .moveToTodoDetail(id: $0.one(of: ids)) },
    MessageSource(from: 7) { .closeTodoDetail(id: $0.one(of: ids)) },
  ],
  rules: [
    RuleRow(6, after: [.firstMove], "router.route", \.route, Rule.routeIsAValue),
    RuleRow(6, after: [.move], "router.route", \.route, Rule.lastMoveCounts),

    RuleRow(7, after: [.close, .closeAgain], "router.route", \.route, Rule.closeLeadsBack),
    RuleRow(7, after: [.lateClose], "router.route", \.route, Rule.lateCloseClosesNothing),
    RuleRow(
      7, after: [.close, .lateClose, .closeAgain], "router.route", \.route,
      Rule.lateCloseClosesNothing, when: .followed),
  ],
  collaboratorRules: CollaboratorRules(
    isKept: Rule.objectsAreDeallocated, isReplaced: Rule.routeHasOneOwner,
    isOutdated: Rule.routeHasOneOwner),
  observe: { $1.route = $0.route },
  send: { message, router, _ in
    switch message {
    case .moveToTodoDetail(let id): router.moveToTodoDetail(id: id)
    case .closeTodoDetail(let id): router.closeTodoDetail(id: id)
    }
  })

private let ids = ["b", "a", "C-3", "", " b "]
