@testable import Chapter1PostList

/// A test double for each object that the presenter or the interactor of the list sends messages to.
struct PostListCollaborators {
  let view: PostListViewSpy
  let interactor: PostListInteractorSpy
  let wireframe: PostListWireframeSpy
  let output: PostListOutputSpy
  let store: PostListLocalDataManagerFake
  let server: PostListRemoteDataManagerSpy
  /// The interactor's double has data managers as well, so that a presenter that calls them directly is noticed.
  private let serverBehind: PostListRemoteDataManagerSpy

  /// - Parameter former: Those that these replace. The new ones answer as they did.
  init(_ recorder: Recorder, inPlaceOf former: PostListCollaborators? = nil) {
    view = PostListViewSpy(recorder)
    interactor = PostListInteractorSpy(recorder)
    wireframe = PostListWireframeSpy(recorder)
    output = PostListOutputSpy(recorder)
    store = PostListLocalDataManagerFake(recorder)
    server = PostListRemoteDataManagerSpy(recorder)
    serverBehind = PostListRemoteDataManagerSpy(recorder)

    let storeBehind = PostListLocalDataManagerFake(recorder)
    storeBehind.isBehind = true
    interactor.localDataManager = storeBehind
    interactor.remoteDataManager = serverBehind
    serverBehind.remoteRequestHandler = interactor
    guard let former else { return }
    interactor.answer = former.interactor.answer
    (store.posts, store.error) = (former.store.posts, former.store.error)
  }

  var all: [RecordingDouble] {
    [view, interactor, wireframe, output, store, server]
  }

  /// Connects the presenter and the interactor with these, as the wireframe connects the module.
  func connect(to presenter: PostListPresenter, _ interactor: PostListInteractor) {
    view.presenter = presenter
    presenter.view = view
    presenter.interactor = self.interactor
    presenter.wireframe = wireframe
    self.interactor.presenter = presenter
    interactor.presenter = output
    interactor.localDataManager = store
    interactor.remoteDataManager = server
    server.remoteRequestHandler = interactor
  }

  /// The same, but a reference that is nil stays so.
  func replaceOthers(of presenter: PostListPresenter, _ interactor: PostListInteractor) {
    let (view, presentersInteractor) = (presenter.view, presenter.interactor)
    let (wireframe, output) = (presenter.wireframe, interactor.presenter)
    let (store, server) = (interactor.localDataManager, interactor.remoteDataManager)
    connect(to: presenter, interactor)
    if view == nil { presenter.view = nil }
    if presentersInteractor == nil { presenter.interactor = nil }
    if wireframe == nil { presenter.wireframe = nil }
    if output == nil { interactor.presenter = nil }
    if store == nil { interactor.localDataManager = nil }
    if server == nil { interactor.remoteDataManager = nil }
  }
}
