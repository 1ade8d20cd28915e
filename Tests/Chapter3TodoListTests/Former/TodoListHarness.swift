import TestSupport

@testable import Chapter3TodoList

/// The presenters and the interactor of the chapter, with test doubles for their collaborators.
///
/// All test doubles share one recording.
final class TodoListHarness {
  let presenter: TodoListPresenter
  let detail: TodoDetailPresenter
  let interactor: TodoListInteractor

  private let recorder = FormerRecorder()
  let interactorFake: FormerInteractorFake
  let routerSpy: FormerRouterSpy
  let store: FormerStoreFake

  /// The visible state, and all calls since the last step began.
  var recorded: FormerRecording {
    get {
      var recorded = recorder.recorded
      recorded.todos = Todos(presenter.todos)
      recorded.reason = presenter.reason
      recorded.route = routerSpy.route
      recorded.todo = detail.todo
      recorded.detailReason = detail.reason
      recorded.stored = store.todos.map(Todos.init)
      return recorded
    }
    set { recorder.recorded = newValue }
  }

  /// The same without what the presenters show and request, where only the interactor is tested.
  var recordedOfInteractor: FormerRecording {
    let recorded = recorded
    return FormerRecording(
      result: recorded.result, error: recorded.error, saved: recorded.saved,
      stored: recorded.stored)
  }

  init(detailOf todo: Todo = .bread, route: TodoListRoute? = nil) {
    interactorFake = FormerInteractorFake(recorder)
    routerSpy = FormerRouterSpy(recorder)
    store = FormerStoreFake(recorder)
    interactorFake.todos = [.call, .bread, .letter]
    routerSpy.route = route

    presenter = TodoListPresenter(interactor: interactorFake, router: routerSpy)
    detail = TodoDetailPresenter(id: todo.id, interactor: interactorFake, router: routerSpy)
    interactor = TodoListInteractor(localDataManager: store)

    LeakDetector.watchToTheEnd(presenter)
    LeakDetector.watchToTheEnd(detail)
    LeakDetector.watchToTheEnd(interactor)
  }

  /// Runs a step, and waits until the tasks that it started have ended.
  func step(_ body: () -> Void) async {
    recorder.recorded = FormerRecording()
    body()
    await settle()
  }

  /// Changes the todo of a detail that closes before a task could run, which may crash the process.
  static func closeAfterChange() async {
    await closeAtOnce { $0.didSelectToggle() }
    await closeAtOnce { $0.didSelectDelete() }
  }

  /// Has a detail report its closing before it is deallocated, which may crash the process.
  static func closeAfterReport() async { await closeAtOnce { $0.didClose() } }

  private static func closeAtOnce(after event: (TodoDetailPresenter) -> Void) async {
    let list = TodoListHarness()
    var detail: TodoDetailPresenter? = TodoDetailPresenter(
      id: Todo.bread.id, interactor: list.interactorFake, router: list.routerSpy)
    detail?.viewDidAppear()
    await settle()
    detail.map(event)
    detail = nil
    await settle()
  }

  /// Asks the interactor for a change, and records what it returns or throws.
  func ask(_ body: () throws -> [Todo]) async {
    await step {
      do { recorded.result = Todos(try body()) } catch { recorded.error = error as? TodoListError }
    }
  }

  /// The todo to which "Next todo" leads, which shows what the detail knows beside its own todo.
  func nextOfDetail() -> Todo.ID? {
    let (before, route) = (recorder.recorded, routerSpy.route)
    defer { (recorder.recorded, routerSpy.route) = (before, route) }
    recorder.recorded = FormerRecording()
    detail.didSelectNext()
    return recorder.recorded.moves.last
  }

  /// Has both presenters show todos, and then, if there is an error, the error of a failed fetch.
  func show(_ todos: [Todo], failing error: TodoListError? = nil) async {
    interactorFake.todos = todos
    for error in error == nil ? [nil] : [nil, error] {
      interactorFake.fetchError = error
      presenter.viewDidAppear()
      detail.viewDidAppear()
      await settle()
    }
    interactorFake.fetchError = nil
    await step {}
  }
}
