import TestSupport

@testable import Chapter1PostList

/// What the interactor of the list has to do.
struct InteractorModel: RoleModel {
  enum Message {
    case retrievePostList
    case onPostsRetrieved([Post])
    case onError(PostListError)
    /// From now on, the store has these posts, and can be read and written.
    case storeHas([Post])
    /// From now on, the store cannot be read.
    case storeIsUnreadable(PostListError)
    /// From now on, the store cannot be written.
    case diskIsFull(PostListError)
  }
  enum Kind { case hit, miss, unreadable, response, emptyResponse, unsaved, emptyUnsaved, failure }

  var recording = PostListRecording()
  private(set) var stored: [Post] = []
  private(set) var readError: PostListError?
  private(set) var saveError: PostListError?

  mutating func beginTurn() { recording = PostListRecording() }

  func kind(of message: Message) -> Kind? {
    switch message {
    case .retrievePostList: readError != nil ? .unreadable : stored.isEmpty ? .miss : .hit
    case .onPostsRetrieved([]): saveError == nil ? .emptyResponse : .emptyUnsaved
    case .onPostsRetrieved: saveError == nil ? .response : .unsaved
    case .onError: .failure
    case .storeHas, .storeIsUnreadable, .diskIsFull: nil
    }
  }

  func allows(_ second: Message, rightAfter first: Message) -> Bool {
    switch (first, second) {
    case (.retrievePostList, .retrievePostList): true
    // An empty response has rules of its own.
    case (.onPostsRetrieved(let one), .onPostsRetrieved(let other)):
      !one.isEmpty && !other.isEmpty
    case (.onPostsRetrieved, .onError): true
    default: false
    }
  }

  mutating func receive(_ message: Message) {
    switch message {
    case .storeHas(let posts): (stored, readError, saveError) = (posts, nil, nil)
    case .storeIsUnreadable(let error): readError = error
    case .diskIsFull(let error): saveError = error
    default: calls(after: message).forEach { recording.receive($0) }
    }
  }

  /// Before exercise 1.7, what the store has is up to the learner.
  mutating func adopt(_ found: PostListRecording, after kind: Kind) {
    if let posts = found.saved.last { stored = posts }
  }

  private func calls(after message: Message) -> [PostListCall] {
    switch message {
    case .retrievePostList:
      readError == nil && !stored.isEmpty ? [.didRetrievePosts(stored)] : [.requestFromServer]
    case .onPostsRetrieved(let posts):
      [.didRetrievePosts(posts), .savePosts(posts, fails: saveError != nil)]
        + (saveError.map { [.onError($0)] } ?? [])
    case .onError(let error): [.onError(error)]
    default: []
    }
  }
}
