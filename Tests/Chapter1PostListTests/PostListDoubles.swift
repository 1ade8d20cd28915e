import Foundation
import Testing

@testable import Chapter1PostList

/// A view that remembers what is on it, as a person would see it.
final class PostListViewSpy: PostListViewProtocol {
  var presenter: (any PostListPresenterProtocol)?
  var isWaiting = false
  /// Nil until the view is told to show posts, be it none.
  var posts: [Post]?
  var reasons: [String] = []

  func showLoading() { isWaiting = true }
  func hideLoading() { isWaiting = false }
  func showPosts(with posts: [Post]) { self.posts = posts }
  func showError(_ reason: String) { reasons.append(reason) }
}

/// An interactor that counts how often it was asked.
final class PostListInteractorSpy: PostListInteractorInputProtocol {
  weak var presenter: (any PostListInteractorOutputProtocol)?
  var localDataManager: (any PostListLocalDataManagerInputProtocol)?
  var remoteDataManager: (any PostListRemoteDataManagerInputProtocol)?
  var retrieveCount = 0
  var whenAsked: () -> Void = {}

  func retrievePostList() {
    retrieveCount += 1
    whenAsked()
  }
}

/// A presenter, as the interactor sees it: what it was told, in order.
final class PostListOutputSpy: PostListInteractorOutputProtocol {
  var retrieved: [[Post]] = []
  var errors: [PostListError] = []

  func didRetrievePosts(_ posts: [Post]) { retrieved.append(posts) }
  func onError(_ error: PostListError) { errors.append(error) }
}

/// A wireframe that remembers which posts it was asked to open.
final class PostListWireframeSpy: PostListWireframeProtocol {
  var shownPosts: [Post] = []

  func showPostDetail(for post: Post) { shownPosts.append(post) }
}

/// A store in memory, which fails when it is told to.
final class PostListLocalDataManagerFake: PostListLocalDataManagerInputProtocol {
  var posts: [Post] = []
  var error: PostListError?
  var whenSaving: () -> Void = {}

  func retrievePostList() throws(PostListError) -> [Post] {
    if let error { throw error }
    return posts
  }

  func savePosts(_ posts: [Post]) throws(PostListError) {
    whenSaving()
    if let error { throw error }
    self.posts += posts
  }
}

/// A server that counts how often it was asked, and never answers.
final class PostListRemoteDataManagerSpy: PostListRemoteDataManagerInputProtocol {
  weak var remoteRequestHandler: (any PostListRemoteDataManagerOutputProtocol)?
  var retrieveCount = 0

  func retrievePostList() { retrieveCount += 1 }
}

/// Someone who asked a remote data manager.
final class PostListRequestHandlerSpy: PostListRemoteDataManagerOutputProtocol {
  var retrieved: [[Post]] = []
  var errors: [PostListError] = []

  func onPostsRetrieved(_ posts: [Post]) { retrieved.append(posts) }
  func onError(_ error: PostListError) { errors.append(error) }
}

/// A presenter, as the view sees it: what it was told.
final class PostListPresenterSpy: PostListPresenterProtocol {
  weak var view: (any PostListViewProtocol)?
  var interactor: (any PostListInteractorInputProtocol)?
  var wireframe: (any PostListWireframeProtocol)?
  var loadCount = 0
  var selectedPosts: [Post] = []

  func viewDidLoad() { loadCount += 1 }
  func didSelectPost(_ post: Post) { selectedPosts.append(post) }
}
