import Foundation
import OfflineServer
import ScreenKit
import TestSupport
import Testing

@testable import Chapter1PostList

extension Chapter1.OwnershipAndMemory {
  @Test func `1.10 A message to an object that was deallocated is lost, and crashes nothing`()
    async throws
  {
    // What may crash runs in a separate process, because otherwise the other tests would not run.
    try await #require(processExitsWith: .success, Rule.receiverMayBeGone) {
      await PostListRehearsal.sendToNothing()
    }
    expect(PostListRehearsal.misreadings(), equals: [], Rule.propertyIsItsOwn)
    expect(PostListRehearsal.keptViews(), equals: 0, Rule.weakView)
    expect(PostListRehearsal.keptPresenters(), equals: 0, Rule.weakOutput)
    expect(PostListRehearsal.keptHandlers(), equals: 0, Rule.weakHandler)
  }
}

/// Uses the seven properties of exercise 1.10 as nothing in the app does yet.
enum PostListRehearsal {
  /// Sends each message to objects whose owner has been deallocated.
  static func sendToNothing() async {
    for isUsed in [false, true] {
      let (presenter, interactor) = (PostListPresenter(), PostListInteractor())
      let store = PostListLocalDataManagerFake(Recorder())
      interactor.localDataManager = store
      do {
        let (view, output) = (PostListViewSpy(), PostListOutputSpy())
        presenter.view = view
        interactor.presenter = output
        if isUsed { send(to: presenter, interactor, store) }
        await settle()
      }
      send(to: presenter, interactor, store)
      await settle()
      for _ in 1...2 { (presenter.view, interactor.presenter) = (nil, nil) }
      send(to: presenter, interactor, store)
      await settle()
    }
    await receiveWithoutHandler()
  }

  private static func send(
    to presenter: PostListPresenter, _ interactor: PostListInteractor,
    _ store: PostListLocalDataManagerFake
  ) {
    presenter.viewDidLoad()
    presenter.didRetrievePosts([.ferry])
    presenter.onError(.serverTooSlow)
    presenter.didSelectPost(.ferry)
    for error in [nil, PostListError.storeUnreadable(path: "posts.json")] {
      store.error = error
      for posts in [[Post.ferry], []] {
        store.posts = posts
        interactor.retrievePostList()
        interactor.onPostsRetrieved(posts)
      }
    }
    interactor.onError(.serverTooSlow)
  }

  /// The server responds, and the object that asked for it is no longer there.
  private static func receiveWithoutHandler() async {
    for reply in [Reply.json("[]"), .failure(.timedOut)] {
      let server = OfflineServer()
      server.answer("/photos", with: reply)
      let session = server.makeSession()
      let manager = PostListRemoteDataManager(session: session, server: server.url)
      do {
        let handler = PostListRequestHandlerSpy()
        manager.remoteRequestHandler = handler
      }
      manager.retrievePostList()
      _ = await eventually { !server.requests.isEmpty }
      // A second response follows the first one, so the first one has arrived.
      let (second, handler) = (
        PostListRemoteDataManager(session: session, server: server.url),
        PostListRequestHandlerSpy()
      )
      second.remoteRequestHandler = handler
      second.retrievePostList()
      _ = await eventually { handler.retrieved.count + handler.errors.count > 0 }
      await settle()
    }
  }

  /// The properties that return another object than the one that was set last.
  static func misreadings() -> [String] {
    let presenters = [PostListPresenter(), PostListPresenter()]
    let interactors = [PostListInteractor(), PostListInteractor()]
    return [
      view(of: presenters).misreading(),
      PropertyWalk("presenter.interactor", \.interactor, of: presenters) {
        PostListInteractorSpy() as any PostListInteractorInputProtocol
      }.misreading(),
      PropertyWalk("presenter.wireframe", \.wireframe, of: presenters) {
        PostListWireframeSpy(Recorder()) as any PostListWireframeProtocol
      }.misreading(),
      presenter(of: interactors).misreading(),
      PropertyWalk("interactor.localDataManager", \.localDataManager, of: interactors) {
        PostListLocalDataManagerFake(Recorder()) as any PostListLocalDataManagerInputProtocol
      }.misreading(),
      PropertyWalk("interactor.remoteDataManager", \.remoteDataManager, of: interactors) {
        PostListRemoteDataManagerSpy(Recorder()) as any PostListRemoteDataManagerInputProtocol
      }.misreading(),
      handler(of: managers).misreading(),
    ].compactMap(\.self)
  }

  static func keptViews() -> Int {
    view(of: [PostListPresenter(), PostListPresenter()]).keptCount()
  }
  static func keptPresenters() -> Int {
    presenter(of: [PostListInteractor(), PostListInteractor()]).keptCount()
  }
  static func keptHandlers() -> Int { handler(of: managers).keptCount() }

  private static func view(
    of presenters: [PostListPresenter]
  ) -> PropertyWalk<PostListPresenter, any PostListViewProtocol> {
    PropertyWalk("presenter.view", \.view, of: presenters) { PostListViewSpy() }
  }

  private static func presenter(
    of interactors: [PostListInteractor]
  ) -> PropertyWalk<PostListInteractor, any PostListInteractorOutputProtocol> {
    PropertyWalk("interactor.presenter", \.presenter, of: interactors) { PostListOutputSpy() }
  }

  private static func handler(
    of managers: [PostListRemoteDataManager]
  ) -> PropertyWalk<PostListRemoteDataManager, any PostListRemoteDataManagerOutputProtocol> {
    PropertyWalk(
      "remoteDataManager.remoteRequestHandler", \.remoteRequestHandler, of: managers
    ) { PostListRequestHandlerSpy() }
  }

  private static var managers: [PostListRemoteDataManager] {
    let server = OfflineServer()
    return (1...2).map { _ in
      PostListRemoteDataManager(session: server.makeSession(), server: server.url)
    }
  }
}
