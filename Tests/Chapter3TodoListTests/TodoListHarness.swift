import TestSupport

@testable import Chapter3TodoList

/// The presenters and the interactor of the chapter, each with a stand-in for every partner.
///
/// The stand-ins write into one scene.
final class TodoListHarness {
  let presenter: TodoListPresenter
  let detail: TodoDetailPresenter
  let interactor: TodoListInteractor

  private let recorder = SceneRecorder()
  let interactorFake: TodoListInteractorFake
  let routerSpy: TodoListRouterSpy
  let store: TodoListLocalDataManagerFake

  /// What is shown now, and what was heard since the last step began.
  var scene: Scene {
    get {
      var scene = recorder.scene
      scene.todos = Todos(presenter.todos)
      scene.reason = presenter.reason
      scene.route = presenter.route
      scene.todo = detail.todo
      scene.detailReason = detail.reason
      scene.stored = store.todos.map(Todos.init)
      return scene
    }
    set { recorder.scene = newValue }
  }

  init(detailOf todo: Todo = .bread, route: TodoListRoute? = nil) {
    interactorFake = TodoListInteractorFake(recorder)
    routerSpy = TodoListRouterSpy(recorder)
    store = TodoListLocalDataManagerFake(recorder)
    interactorFake.todos = [.call, .bread, .letter]
    routerSpy.route = route

    presenter = TodoListPresenter(interactor: interactorFake, router: routerSpy)
    detail = TodoDetailPresenter(id: todo.id, interactor: interactorFake, router: routerSpy)
    interactor = TodoListInteractor(localDataManager: store)

    Probes.watchToTheEnd(presenter)
    Probes.watchToTheEnd(detail)
    Probes.watchToTheEnd(interactor)
  }

  /// Does something to a piece, and lets what it began come to its end.
  func step(_ body: () -> Void) async {
    recorder.scene = Scene()
    body()
    await settle()
  }

  /// Asks the interactor for a change, and notes what it answers.
  func ask(_ body: () throws -> [Todo]) async {
    await step {
      do { scene.answer = Todos(try body()) } catch { scene.error = error as? TodoListError }
    }
  }

  /// Has both presenters show todos, and then, above them, why a fetch failed.
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
