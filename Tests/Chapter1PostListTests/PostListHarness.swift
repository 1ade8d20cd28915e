import TestSupport
import Testing

@testable import Chapter1PostList

/// The presenter and the interactor of the list, each with a stand-in for every partner.
///
/// The stand-ins write into one scene. They stand behind one another, too: what reaches through the
/// interactor to the server is seen.
final class PostListHarness {
  let presenter = PostListPresenter()
  let interactor = PostListInteractor()

  private let recorder = SceneRecorder()
  private var view: PostListViewSpy
  let interactorSpy: PostListInteractorSpy
  let wireframe: PostListWireframeSpy
  private var output: PostListOutputSpy
  let store: PostListLocalDataManagerFake
  let server: PostListRemoteDataManagerSpy

  /// What is seen and heard; setting it begins a step.
  var scene: Scene {
    get { recorder.scene }
    set { recorder.scene = newValue }
  }

  init() {
    view = PostListViewSpy(recorder)
    interactorSpy = PostListInteractorSpy(recorder)
    wireframe = PostListWireframeSpy(recorder)
    output = PostListOutputSpy(recorder)
    store = PostListLocalDataManagerFake(recorder)
    server = PostListRemoteDataManagerSpy(recorder)

    interactorSpy.localDataManager = PostListLocalDataManagerFake(recorder, isBehind: true)
    interactorSpy.remoteDataManager = server
    connect()

    Probes.watchToTheEnd(presenter)
    Probes.watchToTheEnd(interactor)
  }

  /// Does something to a piece, and lets what it began come to its end.
  func step(from scene: Scene = Scene(), _ body: () -> Void) async {
    self.scene = scene
    let partners = partners
    body()
    await settle()
    self.scene.isRewired = partners != self.partners
    expect(keptPartners(), equals: [], Rule.borrowedIsNotKept)
  }

  /// Lets the pieces see all that can happen, so that the next step is not their first.
  func wearIn() async {
    let stored = (store.posts, store.error)
    await step {
      presenter.viewDidLoad()
      presenter.didRetrievePosts(Post.many)
      presenter.onError(.serverTooSlow)
      presenter.didSelectPost(.lighthouse)
      interactor.retrievePostList()
      interactor.onPostsRetrieved([.lighthouse])
      store.error = .storeUnreadable(path: "posts.json")
      interactor.retrievePostList()
      interactor.onPostsRetrieved([.lighthouse])
      interactor.onError(.serverTooSlow)
    }
    (store.posts, store.error) = stored
    connect()
  }

  private func connect() {
    presenter.view = view
    presenter.interactor = interactorSpy
    presenter.wireframe = wireframe
    interactor.presenter = output
    interactor.localDataManager = store
    interactor.remoteDataManager = server
  }

  /// Puts others in the place of those whom the pieces only borrow, and looks who is still there.
  private func keptPartners() -> [String] {
    Probes.survivors { probes in
      probes.watch(view)
      probes.watch(output)
      let (newView, newOutput) = (PostListViewSpy(recorder), PostListOutputSpy(recorder))
      if presenter.view != nil { presenter.view = newView }
      if interactor.presenter != nil { interactor.presenter = newOutput }
      (view, output) = (newView, newOutput)
    }
  }

  private var partners: [ObjectIdentifier?] {
    let objects: [AnyObject?] = [
      presenter.view, presenter.interactor, presenter.wireframe,
      interactor.presenter, interactor.localDataManager, interactor.remoteDataManager,
    ]
    return objects.map { $0.map { ObjectIdentifier($0) } }
  }
}
