import TestSupport
import Testing

@testable import Chapter1PostList

/// What is on the screen, and the calls that the other roles have received.
nonisolated struct PostListRecording: Equatable {
  // On the screen
  var isLoading = false
  /// The posts in the list; nil until the view is told to show some, even if there are none.
  var posts: [Post]?
  /// The line above the rows: an error message, or that there are no posts.
  var message: String?

  // Calls
  var requests = 0
  var opened: [Post] = []
  var serverRequests = 0
  var delivered: [[Post]] = []
  var errors: [PostListError] = []
  /// What the presenter has received last.
  var lastReceived: PostListCall?
  var saved: [[Post]] = []
  var failedSaves: [[Post]] = []
  /// The presenter called a data manager behind its interactor.
  var isReadBehindInteractor = false

  /// The same screen, before any call.
  var screen: PostListRecording {
    PostListRecording(isLoading: isLoading, posts: posts, message: message)
  }
}

/// What a role of the list does to another one.
nonisolated enum PostListCall: Equatable {
  case showLoading
  case hideLoading
  case showPosts([Post])
  case showError(String)
  case retrievePostList
  case showPostDetail(Post)
  case requestFromServer
  case didRetrievePosts([Post])
  case onError(PostListError)
  case savePosts([Post], fails: Bool)
  case readBehindInteractor
}

nonisolated extension PostListRecording {
  mutating func receive(_ call: PostListCall) {
    switch call {
    case .showLoading: (isLoading, message) = (true, nil)
    case .hideLoading: isLoading = false
    case .showPosts(let posts):
      self.posts = posts
      message = posts.isEmpty ? "There are no posts." : nil
    case .showError(let reason): message = reason
    case .retrievePostList: requests += 1
    case .showPostDetail(let post): opened.append(post)
    case .requestFromServer: serverRequests += 1
    case .didRetrievePosts(let posts):
      delivered.append(posts)
      lastReceived = call
    case .onError(let error):
      errors.append(error)
      lastReceived = call
    case .savePosts(let posts, let fails):
      if fails { failedSaves.append(posts) } else { saved.append(posts) }
    case .readBehindInteractor: isReadBehindInteractor = true
    }
  }
}

nonisolated extension PostListRecording: CustomTestStringConvertible {
  /// What differs from an empty recording, in words.
  var testDescription: String {
    Words.joined([
      isLoading ? "the screen shows \"Loading…\"" : nil,
      posts.map { "the screen shows \($0)" },
      message.map { "the screen says \($0.debugDescription)" },
      Words.times(requests, "the interactor was called"),
      Words.list(opened, "the wireframe opened"),
      Words.times(serverRequests, "the server was asked"),
      Words.list(delivered, "the presenter received"),
      Words.list(errors, "the presenter received the error"),
      Words.list(saved, "the store saved"),
      Words.list(failedSaves, "the store could not save"),
      isReadBehindInteractor ? "a data manager was called behind the interactor" : nil,
    ])
  }
}
