import TestSupport
import Testing

@testable import Chapter1PostList

/// What is on the screen, and every call that the collaborators received since the step began.
///
/// A test sets it to begin a step, and compares it at the end. Because it compares all of it, it also
/// notices what was done beyond the rule.
struct Recording: Equatable {
  // On the screen
  var isLoading = false
  /// The posts in the list; nil until the view is told to show some, even if there are none.
  var posts: Posts?
  /// The line above the rows: an error message, or that there are no posts.
  var message: String?

  // Calls of the collaborators
  var interactorCalls = 0
  /// The interactor was called before the loading state was visible.
  var isAskedTooSoon = false
  var opened: [Post] = []
  var serverCalls = 0
  var delivered: [Posts] = []
  var errors: [PostListError] = []
  var saved: [Posts] = []
  /// The posts of each save that has failed.
  var failedSaves: [Posts] = []
  /// The presenter received posts after the error of a failed save, so its message is lost.
  var isErrorReplaced = false
  /// The presenter called a data manager behind its interactor.
  var isReachedThrough = false
}

extension Recording: CustomTestStringConvertible {
  /// What differs from an empty recording, in words.
  var testDescription: String {
    Words.joined([
      isLoading ? "the screen shows \"Loading…\"" : nil,
      posts.map { "the screen shows \($0)" },
      message.map { "the screen says \($0.debugDescription)" },
      Words.times(interactorCalls, "the interactor was called"),
      isAskedTooSoon ? "this was before the screen showed \"Loading…\"" : nil,
      Words.list(opened, "the wireframe opened"),
      Words.times(serverCalls, "the server was asked"),
      Words.list(delivered, "the presenter received"),
      Words.list(errors, "the presenter received the error"),
      Words.list(saved, "the store saved"),
      Words.list(failedSaves, "the store could not save"),
      isErrorReplaced ? "the presenter received the error before the posts" : nil,
      isReachedThrough ? "a data manager was called behind the interactor" : nil,
    ])
  }
}
