import ScreenKit
import TestSupport
import Testing

@testable import Chapter3TodoList

/// A view of the list whose presenter and builder are test doubles.
final class ListViewAndDoubles {
  let view: TodoListView
  let presenter: TodoListPresenterFake
  let builder: TodoListBuilderSpy
  private let recorder = TestSupport.Recorder(ListScreenRecording())

  /// All that the collaborators have received.
  var recorded: ListScreenRecording { recorder.recording }

  init() {
    (presenter, builder) = (TodoListPresenterFake(recorder), TodoListBuilderSpy(recorder))
    view = TodoListView(presenter: presenter, builder: builder)
    LeakDetector.watchToTheEnd(view)
  }
}

/// A detail over another screen, whose presenter is a test double.
final class DetailOnScreen {
  let view: TodoDetailView
  let presenter = TodoDetailPresenterFake()
  let navigator: Navigator

  init() {
    view = TodoDetailView(presenter: presenter)
    navigator = Navigator(showing: view)
    LeakDetector.watchToTheEnd(view)
  }
}

/// The list over a home screen, whose presenter and builder are test doubles.
final class ListOverHome {
  let view: TodoListView
  let presenter: TodoListPresenterFake
  let builder: TodoListBuilderSpy
  let navigator = Navigator()

  init(route: TodoListRoute? = nil) {
    let recorder = TestSupport.Recorder(ListScreenRecording())
    (presenter, builder) = (TodoListPresenterFake(recorder), TodoListBuilderSpy(recorder))
    view = TodoListView(presenter: presenter, builder: builder)
    presenter.route = route
    let home = Screen()
    home.title = "Home"
    navigator.push(home)
    navigator.push(view)
    LeakDetector.watchToTheEnd(view)
  }
}

/// A builder whose interactor and router are test doubles.
final class BuilderAndDoubles {
  let builder: TodoListBuilder
  let interactor: TodoListInteractorFake
  let router: TodoListRouterSpy
  private let recorder = Recorder()

  /// All that the collaborators have received.
  var recorded: TodoListRecording { recorder.recording }

  init(todos: [Todo], route: TodoListRoute? = nil) {
    (interactor, router) = (TodoListInteractorFake(recorder), TodoListRouterSpy(recorder))
    interactor.todos = todos
    router.route = route
    builder = TodoListBuilder(interactor: interactor, router: router)
  }

  /// Has the builder make the screen for a todo, which must be a detail.
  func makeDetail(of todo: Todo) throws -> TodoDetailView {
    let screen = builder.makeScreen(for: .detail(id: todo.id))
    return try #require(screen as? TodoDetailView, Rule.builderMakesDetail)
  }

  /// Shows a detail over another screen, moves the router to its todo, and has the user go back.
  func showAndGoBack(_ detail: Screen, of todo: Todo) async {
    let navigator = Navigator(showing: detail)
    await navigator.draw()
    router.route = .detail(id: todo.id)
    await when { navigator.pop() }
  }

  /// Makes two details of a todo, opens and closes them, and returns what the router was told.
  static func openAndCloseTwice(
    _ todo: Todo, watching detector: LeakDetector
  ) async throws -> [Todo.ID] {
    let list = BuilderAndDoubles(todos: [.call, .bread, .letter])
    let (first, second) = (try list.makeDetail(of: todo), try list.makeDetail(of: todo))
    try #require(first !== second, Rule.detailIsDeallocated)
    [first, second, list.interactor].forEach(detector.watch)
    await list.showAndGoBack(first, of: todo)
    await list.showAndGoBack(second, of: todo)
    return list.router.closes
  }
}

/// The app with its own router, over an interactor that has its todos in memory.
final class TodoListOnScreen {
  let interactor = TodoListInteractorFake()
  let list: Screen
  let navigator = Navigator()

  init(todos: [Todo]) async {
    interactor.todos = todos
    list = TodoListBuilder(interactor: interactor, router: TodoListRouter()).makeTodoListScreen()
    navigator.push(list)
    LeakDetector.watchToTheEnd(list)
    await navigator.draw()
  }

  /// Taps the row with this text on the screen that the user sees.
  func tapRow(_ row: String) async {
    guard let top = navigator.top, let index = top.rows.firstIndex(of: row) else { return }
    await step { top.didSelectRow(at: index) }
  }

  func goBack() async { await step { navigator.pop() } }

  /// Does what the user does, and then updates the screen.
  func step(_ body: () -> Void) async {
    body()
    await navigator.draw()
  }
}

extension Navigator {
  /// A navigator that shows a screen, above another one that is empty.
  convenience init(showing screen: Screen) {
    self.init()
    push(Screen())
    push(screen)
  }

  var titles: [String] { screens.map(\.title) }

  /// Updates the screens as the terminal does before it draws, which leaves out those below another one.
  func draw() async {
    for _ in 0..<3 {
      for screen in screens.suffix(1) + [presented].compactMap({ $0 }) { screen.updateProperties() }
      await settle()
    }
  }
}
