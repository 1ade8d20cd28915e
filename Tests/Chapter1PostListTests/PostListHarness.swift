import TestSupport
import Testing

@testable import Chapter1PostList

/// The presenter and the interactor of the list, each with a test double for every collaborator.
///
/// The test doubles share one recorder. They are connected as the wireframe connects the module, in the same order,
/// so an answer can't tell that it is tested. The interactor's double has data managers as well, so that a presenter
/// that calls them directly is noticed.
final class PostListHarness {
  let presenter = PostListPresenter()
  let interactor = PostListInteractor()

  private let recorder = Recorder()
  private var view: PostListViewSpy
  let interactorSpy: PostListInteractorSpy
  let wireframe: PostListWireframeSpy
  private var output: PostListOutputSpy
  let store: PostListLocalDataManagerFake
  let server: PostListRemoteDataManagerSpy
  private let serverBehind: PostListRemoteDataManagerSpy

  /// What the doubles have recorded; setting it begins a step.
  var recorded: Recording {
    get { recorder.recorded }
    set { recorder.recorded = newValue }
  }

  init() {
    view = PostListViewSpy(recorder)
    interactorSpy = PostListInteractorSpy(recorder)
    wireframe = PostListWireframeSpy(recorder)
    output = PostListOutputSpy(recorder)
    store = PostListLocalDataManagerFake(recorder)
    server = PostListRemoteDataManagerSpy(recorder)
    serverBehind = PostListRemoteDataManagerSpy(recorder)

    connect()
    interactorSpy.localDataManager = PostListLocalDataManagerFake(recorder, isBehind: true)
    interactorSpy.remoteDataManager = serverBehind
    serverBehind.remoteRequestHandler = interactorSpy

    Probes.watchToTheEnd(presenter)
    Probes.watchToTheEnd(interactor)
  }

  /// Calls the presenter or the interactor, and waits until everything that this started has ended.
  ///
  /// - Parameters:
  ///   - start: What is on the screen before the step. If it is loading, the presenter has begun that.
  ///   - body: The call.
  func step(from start: Recording = Recording(), _ body: () -> Void) async {
    if start.isLoading {
      presenter.viewDidLoad()
      await settle()
    }
    recorded = start
    let before = references
    body()
    await settle()
    let replaced = before.replaced(by: references)
    expect(replaced, equals: [], Rule.collaboratorsStay)
    expect(keptCollaborators(), equals: [], Rule.borrowedIsNotKept)
  }

  /// Does a step without each collaborator in turn: a reference can be nil, and then nothing may crash.
  func stepWithoutEachCollaborator(_ body: () -> Void) async {
    let removals = [
      { self.presenter.view = nil }, { self.presenter.interactor = nil },
      { self.presenter.wireframe = nil }, { self.interactor.presenter = nil },
      { self.interactor.localDataManager = nil }, { self.interactor.remoteDataManager = nil },
    ]
    for remove in removals {
      remove()
      await step(body)
      connect()
    }
  }

  /// Lets everything happen once, so that the next step is not the first one.
  func warmUp() async {
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
    view.presenter = presenter
    presenter.view = view
    presenter.interactor = interactorSpy
    presenter.wireframe = wireframe
    interactorSpy.presenter = presenter
    interactor.presenter = output
    interactor.localDataManager = store
    interactor.remoteDataManager = server
    server.remoteRequestHandler = interactor
  }

  /// Replaces the view and the output, and returns the former ones that are still in memory.
  private func keptCollaborators() -> [String] {
    Probes.survivors { probes in
      probes.watch(view)
      probes.watch(output)
      let (newView, newOutput) = (PostListViewSpy(recorder), PostListOutputSpy(recorder))
      newView.presenter = presenter
      if presenter.view != nil { presenter.view = newView }
      if interactor.presenter != nil { interactor.presenter = newOutput }
      (view, output) = (newView, newOutput)
    }
  }

  private var references: References {
    References([
      "the presenter's view": presenter.view,
      "the presenter's interactor": presenter.interactor,
      "the presenter's wireframe": presenter.wireframe,
      "the interactor's presenter": interactor.presenter,
      "the interactor's localDataManager": interactor.localDataManager,
      "the interactor's remoteDataManager": interactor.remoteDataManager,
    ])
  }
}
