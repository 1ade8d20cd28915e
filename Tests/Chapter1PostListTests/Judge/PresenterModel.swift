import TestSupport

@testable import Chapter1PostList

/// What the presenter of the list has to do.
struct PresenterModel: RoleModel {
  enum Message {
    case viewDidLoad
    case didRetrievePosts([Post])
    case onError(PostListError)
    case didSelectPost(Post)
    /// From now on, the interactor delivers these before its call returns, or later if nil.
    case interactorDelivers([Post]?)
  }
  enum Kind { case load, loadWithResult, posts, noPosts, error, errorAbovePosts, tap }

  var recording = PostListRecording()
  private(set) var result: [Post]?

  mutating func beginTurn() { recording = recording.screen }

  func kind(of message: Message) -> Kind? {
    switch message {
    case .viewDidLoad: result == nil ? .load : .loadWithResult
    case .didRetrievePosts(let posts): posts.isEmpty ? .noPosts : .posts
    case .onError: recording.posts == nil ? .error : .errorAbovePosts
    case .didSelectPost: .tap
    case .interactorDelivers: nil
    }
  }

  func allows(_ second: Message, rightAfter first: Message) -> Bool {
    switch (first, second) {
    // An answer may call the interactor in a task, and then its synchronous result comes later.
    case (.viewDidLoad, .viewDidLoad), (.viewDidLoad, .didRetrievePosts),
      (.viewDidLoad, .onError):
      result == nil
    case (.didRetrievePosts, .didRetrievePosts), (.didRetrievePosts, .onError): true
    case (.onError, .didRetrievePosts), (.onError, .onError): true
    // Two quick taps on the same post may be one.
    case (.didSelectPost(let one), .didSelectPost(let other)): one != other
    default: false
    }
  }

  mutating func receive(_ message: Message) {
    if case .interactorDelivers(let posts) = message { result = posts }
    calls(after: message).forEach { recording.receive($0) }
  }

  private func calls(after message: Message) -> [PostListCall] {
    switch message {
    case .viewDidLoad:
      [.showLoading, .retrievePostList] + (result.map { [.hideLoading, .showPosts($0)] } ?? [])
    case .didRetrievePosts(let posts): [.hideLoading, .showPosts(posts)]
    case .onError(let error): [.hideLoading, .showError(error.reason)]
    case .didSelectPost(let post): [.showPostDetail(post)]
    case .interactorDelivers: []
    }
  }
}
