import TestSupport

@testable import Chapter3TodoList

/// The presenter of the list, whose collaborators are test doubles.
final class ListPresenterAndDoubles {
  let presenter: TodoListPresenter
  let interactor: TodoListInteractorFake
  let router: TodoListRouterSpy
  private let recorder = Recorder()

  /// All that the collaborators have received.
  var recorded: TodoListRecording { recorder.recording }

  init(route: TodoListRoute? = nil) {
    (interactor, router) = (TodoListInteractorFake(recorder), TodoListRouterSpy(recorder))
    router.route = route
    presenter = TodoListPresenter(interactor: interactor, router: router)
    LeakDetector.watchToTheEnd(presenter)
  }
}

/// The presenter of a todo's detail, whose collaborators are test doubles.
final class DetailPresenterAndDoubles {
  let presenter: TodoDetailPresenter
  let interactor: TodoListInteractorFake
  let router: TodoListRouterSpy

  init(of todo: Todo = .bread) {
    let recorder = Recorder()
    (interactor, router) = (TodoListInteractorFake(recorder), TodoListRouterSpy(recorder))
    presenter = TodoDetailPresenter(id: todo.id, interactor: interactor, router: router)
    LeakDetector.watchToTheEnd(presenter)
  }
}

extension DetailPresenterAndDoubles {
  /// Changes the todo of a detail that is released before a task could run, which may crash the process.
  static func releaseAfterChange() async {
    await release { $0.didSelectToggle() }
    await release { $0.didSelectDelete() }
  }

  /// Has a detail report its closing right before it is released, which may crash the process.
  static func releaseAfterReport() async {
    await release { $0.didClose() }
  }

  private static func release(rightAfter event: (TodoDetailPresenter) -> Void) async {
    event(DetailPresenterAndDoubles().presenter)
    await settle()
  }
}

/// An interactor whose store is a test double.
final class InteractorAndStore {
  let interactor: TodoListInteractor
  let store: TodoListLocalDataManagerFake

  init() {
    store = TodoListLocalDataManagerFake()
    interactor = TodoListInteractor(localDataManager: store)
    LeakDetector.watchToTheEnd(interactor)
  }
}
