import TestSupport

@testable import Chapter1PostList

/// What the test doubles of one test record, together and in order.
typealias Recorder = TestSupport.Recorder<PostListRecording>

extension Recorder where Recording == PostListRecording {
  convenience init() { self.init(PostListRecording()) }
}

/// A view that records what the real one would show.
final class PostListViewSpy: RecordingDouble<PostListRecording>, PostListViewProtocol {
  weak var presenter: (any PostListPresenterProtocol)?
  var isLoading: Bool { recorder.recording.isLoading }
  var posts: [Post]? { recorder.recording.posts }
  var message: String? { recorder.recording.message }

  convenience init() { self.init(Recorder()) }
  func showLoading() { recorder.recording.receive(.showLoading) }
  func hideLoading() { recorder.recording.receive(.hideLoading) }
  func showPosts(_ posts: [Post]) { recorder.recording.receive(.showPosts(posts)) }
  func showError(_ reason: String) { recorder.recording.receive(.showError(reason)) }
}

/// An interactor that counts its calls, and can deliver posts before a call returns.
final class PostListInteractorSpy: RecordingDouble<PostListRecording>,
  PostListInteractorInputProtocol, PostListRemoteDataManagerOutputProtocol
{
  weak var presenter: (any PostListInteractorOutputProtocol)?
  var localDataManager: (any PostListLocalDataManagerInputProtocol)?
  var remoteDataManager: (any PostListRemoteDataManagerInputProtocol)?
  var requests: Int { recorder.recording.requests }
  /// The posts that are on the screen before a call returns.
  var shownBeforeReturn: [Post]?

  convenience init() { self.init(Recorder()) }
  func retrievePostList() {
    recorder.recording.receive(.retrievePostList)
    guard let posts = shownBeforeReturn else { return }
    recorder.recording.receive(.hideLoading)
    recorder.recording.receive(.showPosts(posts))
  }
  func onPostsRetrieved(_ posts: [Post]) {}
  func onError(_ error: PostListError) {}
}

/// A presenter, as the interactor sees it.
final class PostListOutputSpy: RecordingDouble<PostListRecording>,
  PostListInteractorOutputProtocol
{
  var delivered: [[Post]] { recorder.recording.delivered }
  var errors: [PostListError] { recorder.recording.errors }
  var receivedErrorLast: Bool {
    recorder.recording.lastReceived == errors.last.map { .onError($0) }
  }

  convenience init() { self.init(Recorder()) }
  func didRetrievePosts(_ posts: [Post]) { recorder.recording.receive(.didRetrievePosts(posts)) }
  func onError(_ error: PostListError) { recorder.recording.receive(.onError(error)) }
}

/// A wireframe that records which posts it opens.
final class PostListWireframeSpy: RecordingDouble<PostListRecording>, PostListWireframeProtocol {
  var opened: [Post] { recorder.recording.opened }

  func showPostDetail(for post: Post) { recorder.recording.receive(.showPostDetail(post)) }
}

/// A store in memory, which throws an error if a test sets one.
final class PostListLocalDataManagerFake: RecordingDouble<PostListRecording>,
  PostListLocalDataManagerInputProtocol
{
  var posts: [Post] = []
  var readError: PostListError?
  var saveError: PostListError?
  var saved: [[Post]] { recorder.recording.saved }
  /// Whether it belongs to an interactor, so that no presenter may call it.
  private let isBehind: Bool

  init(_ recorder: Recorder = Recorder(), isBehind: Bool = false) {
    self.isBehind = isBehind
    super.init(recorder)
  }

  func retrievePostList() throws(PostListError) -> [Post] {
    if isBehind { recorder.recording.receive(.readBehindInteractor) }
    if let readError { throw readError }
    return posts
  }

  func savePosts(_ posts: [Post]) throws(PostListError) {
    recorder.recording.receive(.savePosts(posts, fails: saveError != nil))
    if let saveError { throw saveError }
    self.posts = posts
  }
}

/// A server that counts the requests, and never responds.
final class PostListRemoteDataManagerSpy: RecordingDouble<PostListRecording>,
  PostListRemoteDataManagerInputProtocol
{
  weak var remoteRequestHandler: (any PostListRemoteDataManagerOutputProtocol)?
  var requests: Int { recorder.recording.serverRequests }

  func retrievePostList() { recorder.recording.receive(.requestFromServer) }
}

/// An interactor, as the remote data manager sees it.
final class PostListRequestHandlerSpy: PostListRemoteDataManagerOutputProtocol {
  var retrieved: [[Post]] = []
  var errors: [PostListError] = []

  func onPostsRetrieved(_ posts: [Post]) { retrieved.append(posts) }
  func onError(_ error: PostListError) { errors.append(error) }
}

/// A presenter, as the view sees it: the events that it receives.
final class PostListPresenterSpy: PostListPresenterProtocol {
  weak var view: (any PostListViewProtocol)?
  var interactor: (any PostListInteractorInputProtocol)?
  var wireframe: (any PostListWireframeProtocol)?
  var loadCount = 0
  var selectedPosts: [Post] = []

  func viewDidLoad() { loadCount += 1 }
  func didSelectPost(_ post: Post) { selectedPosts.append(post) }
}
