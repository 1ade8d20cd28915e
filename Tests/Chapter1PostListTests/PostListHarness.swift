import TestSupport
import Testing

@testable import Chapter1PostList

/// The presenter and the interactor of the list, each with a test double for every collaborator.
///
/// The test doubles share one recorder. They are connected as the wireframe connects the module, in the same order,
/// so an answer can't tell that it is tested. After each turn, new ones replace them.
final class PostListHarness {
  let presenter = PostListPresenter()
  let interactor = PostListInteractor()

  private let recorder = Recorder()
  private var collaborators: PostListCollaborators
  /// What the doubles of the turn before have received, if they stay in memory for one turn more.
  private let formerRecorder = Recorder()
  private var former: PostListCollaborators?
  /// Whether doubles that were replaced stay in memory for one turn more, so that a message to them is noticed.
  var keepsFormer = false

  var interactorSpy: PostListInteractorSpy { collaborators.interactor }
  var store: PostListLocalDataManagerFake { collaborators.store }

  /// What the doubles have recorded; setting it begins a step.
  var recorded: Recording {
    get { recorder.recorded }
    set { recorder.recorded = newValue }
  }

  init() {
    collaborators = PostListCollaborators(recorder)
    connect()
    LeakDetector.watchToTheEnd(presenter)
    LeakDetector.watchToTheEnd(interactor)
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
    await turn(from: start, body)
  }

  /// The same for a screen that shows what the presenter has left there.
  func turn(from start: Recording, _ body: () -> Void) async {
    recorded = start
    let before = references
    body()
    await settle()
    let replaced = before.replaced(by: references)
    expect(replaced, equals: [], Rule.collaboratorsStay)
    expect(formerRecorder.recorded, equals: Recording(), Rule.collaboratorsAreCurrent)
    formerRecorder.recorded = Recording()
    expect(keptCollaborators(), equals: [], Rule.borrowedIsNotKept)
  }

  /// Does a step without each collaborator in turn: a reference can be nil, and then nothing may crash.
  func stepWithoutEachCollaborator(_ body: () -> Void) async {
    let removals = [
      { self.presenter.view = nil }, { self.presenter.interactor = nil },
      { self.presenter.wireframe = nil }, { self.interactor.presenter = nil },
      { self.interactor.localDataManager = nil }, { self.interactor.remoteDataManager = nil },
      { self.collaborators.view.presenter = nil }, { self.interactorSpy.presenter = nil },
      { self.collaborators.server.remoteRequestHandler = nil },
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

  private func connect() { collaborators.connect(to: presenter, interactor) }

  /// Replaces all collaborators, and returns the former ones that are still in memory.
  private func keptCollaborators() -> [String] {
    LeakDetector.survivors { detector in
      let leaving = keepsFormer ? former : collaborators
      leaving?.all.forEach(detector.watch)
      former = keepsFormer ? collaborators : nil
      former?.all.forEach { $0.retire(to: formerRecorder) }
      collaborators = PostListCollaborators(recorder, inPlaceOf: collaborators)
      collaborators.replaceOthers(of: presenter, interactor)
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
      "the view's presenter": collaborators.view.presenter,
      "the presenter of the presenter's interactor": interactorSpy.presenter,
      "the remoteRequestHandler of the remoteDataManager": collaborators.server
        .remoteRequestHandler,
    ])
  }
}
