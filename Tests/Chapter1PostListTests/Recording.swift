import TestSupport
import Testing

@testable import Chapter1PostList

/// What is on the screen now, and all that the collaborators heard since the step began.
///
/// A test sets it to begin a step, and compares it at the end of one. So it sees what was done, and
/// that nothing else was.
struct Recording: Equatable {
  // On the screen
  var isLoading = false
  /// Nil until the view was told to show posts, be it none.
  var posts: Posts?
  /// The line above the rows: a reason, or that there are no posts.
  var message: String?

  // What the collaborators heard
  var interactorCalls = 0
  /// The interactor was asked before the reader could see a wait.
  var isAskedTooSoon = false
  var opened: [Post] = []
  var serverCalls = 0
  var delivered: [Posts] = []
  var errors: [PostListError] = []
  var saved: [Posts] = []
  /// The store was asked to save what the presenter had not heard yet.
  var isSavedTooSoon = false
  /// The presenter reached through its interactor, to the store.
  var isReachedThrough = false
  /// A piece was given other collaborators than it had.
  var isRewired = false
}

extension Recording: CustomTestStringConvertible {
  /// What differs from an empty recording, in words.
  var testDescription: String {
    Words.joined([
      isLoading ? "shows a wait" : nil,
      posts.map { "shows \($0)" },
      message.map { "says \($0.debugDescription)" },
      Words.times(interactorCalls, "asked the interactor"),
      isAskedTooSoon ? "asked before it showed a wait" : nil,
      Words.list(opened, "asked the wireframe to open"),
      Words.times(serverCalls, "asked the server"),
      Words.list(delivered, "told the presenter of"),
      Words.list(errors, "told the presenter of the error"),
      Words.list(saved, "saved"),
      isSavedTooSoon ? "saved before it told the presenter" : nil,
      isReachedThrough ? "reached through the interactor to the store" : nil,
      isRewired ? "changed its collaborators" : nil,
    ])
  }
}
