@testable import Chapter1PostList

/// A test double that records what it receives.
class RecordingDouble {
  fileprivate var recorder: Recorder

  init(_ recorder: Recorder = Recorder()) { self.recorder = recorder }

  /// Records elsewhere from now on, because another double has replaced it.
  func retire(to recorder: Recorder) { self.recorder = recorder }
}

/// A view that shows what the real one would show.
final class PostListViewSpy: RecordingDouble, PostListViewProtocol {
  weak var presenter: (any PostListPresenterProtocol)?

  func showLoading() {
    recorder.recorded.message = nil
    recorder.recorded.isLoading = true
  }
  func hideLoading() { recorder.recorded.isLoading = false }
  func showPosts(_ posts: [Post]) {
    recorder.recorded.posts = Posts(posts)
    recorder.recorded.message = posts.isEmpty ? "There are no posts." : nil
  }
  func showError(_ reason: String) { recorder.recorded.message = reason }
}

/// An interactor that counts its calls, and can answer synchronously.
final class PostListInteractorSpy: RecordingDouble, PostListInteractorInputProtocol,
  PostListRemoteDataManagerOutputProtocol
{
  weak var presenter: (any PostListInteractorOutputProtocol)?
  var localDataManager: (any PostListLocalDataManagerInputProtocol)?
  var remoteDataManager: (any PostListRemoteDataManagerInputProtocol)?
  /// What its result does to the screen, if it arrives before the call returns.
  var answer: (inout Recording) -> Void = { _ in }

  func retrievePostList() {
    recorder.recorded.interactorCalls += 1
    if !recorder.recorded.isLoading { recorder.recorded.isAskedTooSoon = true }
    answer(&recorder.recorded)
  }

  func onPostsRetrieved(_ posts: [Post]) {}
  func onError(_ error: PostListError) {}
}

/// A presenter, as the interactor sees it: what it receives, in order.
final class PostListOutputSpy: RecordingDouble, PostListInteractorOutputProtocol {
  func didRetrievePosts(_ posts: [Post]) {
    let recorded = recorder.recorded
    if !recorded.failedSaves.isEmpty, !recorded.errors.isEmpty {
      recorder.recorded.isErrorReplaced = true
    }
    recorder.recorded.delivered.append(Posts(posts))
  }
  func onError(_ error: PostListError) { recorder.recorded.errors.append(error) }
}

/// A wireframe that records which posts it opens.
final class PostListWireframeSpy: RecordingDouble, PostListWireframeProtocol {
  func showPostDetail(for post: Post) { recorder.recorded.opened.append(post) }
}

/// A store in memory, which throws an error if a test sets one.
final class PostListLocalDataManagerFake: RecordingDouble, PostListLocalDataManagerInputProtocol {
  var posts: [Post] = []
  var error: PostListError?
  /// Whether it belongs to an interactor, so that no presenter may call it.
  var isBehind = false

  func retrievePostList() throws(PostListError) -> [Post] {
    if isBehind { recorder.recorded.isReachedThrough = true }
    if let error { throw error }
    return posts
  }

  func savePosts(_ posts: [Post]) throws(PostListError) {
    if let error {
      recorder.recorded.failedSaves.append(Posts(posts))
      throw error
    }
    recorder.recorded.saved.append(Posts(posts))
  }
}

/// A server that counts the requests, and never responds.
final class PostListRemoteDataManagerSpy: RecordingDouble, PostListRemoteDataManagerInputProtocol {
  weak var remoteRequestHandler: (any PostListRemoteDataManagerOutputProtocol)?

  func retrievePostList() { recorder.recorded.serverCalls += 1 }
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
