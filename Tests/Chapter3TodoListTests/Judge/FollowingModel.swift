import TestSupport

@testable import Chapter3TodoList

/// What the list's view has to do when the route changes.
struct FollowingModel: RoleModel {
  enum Message {
    /// The route changes to each of these, before a task can run.
    case routeBecomes([TodoListRoute?])
    /// The route changes to the first one, and to the second one in a task.
    case routeBecomesInATask(TodoListRoute?, TodoListRoute?)
    /// The state of the presenter changes.
    case presenterHas([Todo], reason: String?)
    /// The user leaves the detail, and its presenter hasn't reported that yet.
    case userGoesBack
    case sheetAppears, sheetDisappears
  }
  enum Kind {
    /// The first detail, of a todo in the list or not, or with an error above it.
    case open, openUnlisted
    /// A detail after it was closed, or that was shown before.
    case openAgain
    case replace, same, end, inATask, goBack, other
  }

  var recording = ListScreenRecording()
  private var route: TodoListRoute?
  private var todos: [Todo] = []
  private var reason: String?
  /// Whether the user has left the detail of the route.
  private var isLeft = false
  private var known: Set<TodoListRoute> = []
  private var hasEnded = false

  mutating func beginTurn() { recording = recording.visible }

  func kind(of message: Message) -> Kind? {
    switch message {
    case .routeBecomes(let routes): isFree(routes) ? .other : kind(ofMovingTo: routes.last ?? nil)
    case .routeBecomesInATask: isLeft ? .other : .inATask
    case .userGoesBack: canGoBack ? .goBack : .other
    case .presenterHas, .sheetAppears, .sheetDisappears: .same
    }
  }

  private func kind(ofMovingTo next: TodoListRoute?) -> Kind {
    guard next != route else { return .same }
    guard let next, case .detail(let id) = next else { return .end }
    if known.contains(next) || route == nil && hasEnded { return .openAgain }
    if route != nil { return .replace }
    return reason == nil && todos.contains { $0.id == id } ? .open : .openUnlisted
  }

  func allows(_ second: Message, rightAfter first: Message) -> Bool { false }

  func accepts(_ message: Message) -> Bool {
    switch message {
    case .sheetAppears: recording.sheet == nil
    case .sheetDisappears: recording.sheet != nil
    default: true
    }
  }

  mutating func receive(_ message: Message) {
    switch message {
    case .routeBecomes(let routes): if !isFree(routes) { follow(routes.last ?? nil) }
    case .routeBecomesInATask(let first, let second):
      guard !isLeft else { return }
      follow(first)
      follow(second)
    case .presenterHas(let todos, let reason): (self.todos, self.reason) = (todos, reason)
    case .userGoesBack: if canGoBack { close() }
    case .sheetAppears: recording.sheet = "Sheet"
    case .sheetDisappears:
      recording.sheet = nil
      tellOfAppearance()
    }
  }

  private var hasDetail: Bool { route != nil && !isLeft }
  private var canGoBack: Bool { hasDetail && recording.sheet == nil }

  /// If the user has left the detail, the page leaves open what a route that changes and changes back shows.
  private func isFree(_ routes: [TodoListRoute?]) -> Bool { isLeft && routes.count > 1 }

  private mutating func follow(_ next: TodoListRoute?) {
    guard next != route else { return }
    if hasDetail { close() }
    if next == nil { hasEnded = true }
    (route, isLeft) = (next, false)
    guard let next, case .detail(let id) = next else { return }
    known.insert(next)
    recording.made.append(next)
    recording.details = 1
    recording.screens.append("Detail of \(id)")
    tellOfAppearance()
  }

  private mutating func close() {
    isLeft = true
    recording.screens.removeLast()
    recording.details = 0
    tellOfAppearance()
  }

  /// The navigator tells the last screen that it has appeared, unless a sheet covers it.
  private mutating func tellOfAppearance() {
    guard recording.sheet == nil else { return }
    if hasDetail { recording.shown += 1 } else { recording.appearances += 1 }
  }
}
