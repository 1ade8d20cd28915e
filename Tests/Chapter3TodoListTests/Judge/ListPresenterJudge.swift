import TestSupport

@testable import Chapter3TodoList

/// How the presenter of the list is judged.
let listPresenterJudge = Judge<ListPresenterAndDoubles, ListPresenterModel>(
  of: { ListPresenterAndDoubles() }, named: "TodoListPresenter",
  collaborators: [
    Collaborator(fixed: "presenter.interactor", read: { $0.interactor }),
    Collaborator(fixed: "presenter.router", read: { $0.router }),
  ],
  sources: [
    MessageSource(from: 1) { _ in .viewDidAppear },
    MessageSource(from: 1) { .listHas($0.todos()) },
    MessageSource(from: 1) { _ in .viewDidAppear },
    MessageSource(from: 1) { .listHas($0.todos()) },
    MessageSource(from: 1) { .listIsUnreadable($0.one(of: TodoListError.all)) },
    MessageSource(from: 1) { .routeBecomes($0.route()) },
    MessageSource(from: 5) { .didEnterTodo(title: $0.title()) },
    MessageSource(from: 5, through: 5) { .changesFail($0.errors()) },
    MessageSource(from: 5, through: 5) { .didEnterTodo(title: $0.title()) },
    MessageSource(from: 5, through: 5) {
      .changesLeadTo($0.number(below: 2) == 0 ? nil : $0.todos())
    },
    MessageSource(from: 6) { .tap(row: $0.number(below: 4)) },
    MessageSource(from: 6) { .tap(row: $0.number(below: 200)) },
    MessageSource(from: 6) { .tap(row: $0.number(below: 4)) },
  ],
  rules: listPresenterRules,
  collaboratorRules: CollaboratorRules(
    isKept: Rule.objectsAreDeallocated, isReplaced: Rule.makingIsAll,
    isOutdated: Rule.makingIsAll),
  text: { $0.text },
  observe: { list, recording in
    recording.todos = list.presenter.todos
    recording.reason = list.presenter.reason
    recording.route = list.presenter.route
  },
  send: { message, list, recorder in
    switch message {
    case .viewDidAppear: list.presenter.viewDidAppear()
    case .didEnterTodo(let title): list.presenter.didEnterTodo(title: title)
    case .didSelectTodo(let id): list.presenter.didSelectTodo(id: id)
    case .routeBecomes(let route): list.router.route = route
    default: recorder.recording.world.change(by: message)
    }
  })

extension ChanceOrder {
  /// The route of a router, which may lead to any todo or to none.
  mutating func route() -> TodoListRoute? {
    number(below: 3) == 2 ? nil : .detail(id: id())
  }

  /// What happens to the next changes.
  mutating func errors() -> [TodoListError?] {
    let error = one(of: TodoListError.all)
    return one(of: [[error], [nil, error], [error, error]])
  }
}

extension ListPresenterModel.Message {
  /// The message as a story tells it.
  var text: String {
    switch self {
    case .tap: "(a tap on an empty list)"
    case .routeBecomes(nil): "(the router's route becomes nil)"
    case .routeBecomes(let route?): "(the router's route becomes \(route.debugDescription))"
    case .listHas(let todos): "(from now on, the interactor has \(todos))"
    case .listIsUnreadable: "(from now on, the interactor can't fetch)"
    case .changesFail(let errors):
      "(the next change \(errors.map { $0 == nil ? "succeeds" : "fails" }.joined(separator: ", the one after it ")))"
    case .changesLeadTo(nil): "(from now on, each change leads to what was asked for)"
    case .changesLeadTo(let todos?): "(from now on, each change leads to \(todos))"
    default: Words.message(self)
    }
  }
}
