import TestSupport

@testable import Chapter1PostList

/// A presenter whose collaborators are test doubles.
final class PresenterAndDoubles {
  let presenter = PostListPresenter()
  let view: PostListViewSpy
  let interactor: PostListInteractorSpy
  let wireframe: PostListWireframeSpy

  init() {
    let recorder = Recorder()
    (view, interactor) = (PostListViewSpy(recorder), PostListInteractorSpy(recorder))
    wireframe = PostListWireframeSpy(recorder)
    view.presenter = presenter
    presenter.view = view
    presenter.interactor = interactor
    presenter.wireframe = wireframe
    interactor.presenter = presenter
    LeakDetector.watchToTheEnd(presenter)
  }
}

/// An interactor whose collaborators are test doubles.
final class InteractorAndDoubles {
  let interactor = PostListInteractor()
  let presenter: PostListOutputSpy
  let store: PostListLocalDataManagerFake
  let server: PostListRemoteDataManagerSpy

  init() {
    let recorder = Recorder()
    (presenter, store) = (PostListOutputSpy(recorder), PostListLocalDataManagerFake(recorder))
    server = PostListRemoteDataManagerSpy(recorder)
    interactor.presenter = presenter
    interactor.localDataManager = store
    interactor.remoteDataManager = server
    server.remoteRequestHandler = interactor
    LeakDetector.watchToTheEnd(interactor)
  }
}
