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

  init() {
    (interactor, router) = (TodoListInteractorFake(recorder), TodoListRouterSpy(recorder))
    presenter = TodoListPresenter(interactor: interactor, router: router)
    LeakDetector.watchToTheEnd(presenter)
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
