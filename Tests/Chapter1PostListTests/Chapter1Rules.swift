import Testing

/// The rules of chapter 1, as its tests print them.
enum Rule {
  // Posts on screen
  static let presenterAsks: Comment = """
    Rule: a presenter fetches nothing. When the view has loaded, it asks the interactor, once.
    docs/1-post-list.md, 1.1
    """
  static let waitFirst: Comment = """
    Rule: show the wait first, then ask. An answer may come at once, and must be the last word.
    docs/1-post-list.md, 1.1
    """
  static let loadingIsAll: Comment = """
    Rule: do what was asked, and nothing else. Until an answer comes, there is only the wait.
    docs/1-post-list.md, 1.1
    """
  static let postsEndTheWait: Comment = """
    Rule: whoever starts a wait ends it. When the posts arrive, the presenter tells the view to hide that it is loading.
    docs/1-post-list.md, 1.2
    """
  static let postsAreShown: Comment = """
    Rule: a presenter turns an answer into an order. It has the view show the posts it was given, all of them.
    docs/1-post-list.md, 1.2
    """
  static let emptyIsShown: Comment = """
    Rule: an empty list is an answer, too. The presenter has the view show it, which then says that there are none.
    docs/1-post-list.md, 1.2
    """
  static let showingIsAll: Comment = """
    Rule: do what was asked, and nothing else. Posts that arrive are shown; what comes next is for the reader to decide.
    docs/1-post-list.md, 1.2
    """
  static let storedFirst: Comment = """
    Rule: the interactor knows where data comes from. Stored posts are the answer, and go to the presenter, once.
    docs/1-post-list.md, 1.3
    """
  static let storeSparesServer: Comment = """
    Rule: ask the server only when the store has no answer. Here it had one.
    docs/1-post-list.md, 1.3
    """
  static let storedIsAll: Comment = """
    Rule: do what was asked, and nothing else. The presenter hears the stored posts, and no error: nothing has failed.
    docs/1-post-list.md, 1.3
    """
  static let emptyMeansAsk: Comment = """
    Rule: an empty store is no answer. The interactor asks the server, once.
    docs/1-post-list.md, 1.3
    """
  static let emptyIsNotNews: Comment = """
    Rule: an empty store is no answer. The presenter hears nothing until the server has replied.
    docs/1-post-list.md, 1.3
    """
  static let askingIsAll: Comment = """
    Rule: do what was asked, and nothing else. That a store is empty is no error, and nothing to save.
    docs/1-post-list.md, 1.3
    """
  static let passOn: Comment = """
    Rule: an interactor reports to its output. What was fetched goes to the presenter, whole and once.
    docs/1-post-list.md, 1.4
    """
  static let serverHasTheLastWord: Comment = """
    Rule: nobody knows better than the server. Its answer goes to the presenter, even when it is an empty list.
    docs/1-post-list.md, 1.4
    """
  static let handingOverIsAll: Comment = """
    Rule: do what was asked, and nothing else. The presenter hears the posts, and no error; nobody is asked again.
    docs/1-post-list.md, 1.4
    """

  // When things fail
  static let failureEndsTheWait: Comment = """
    Rule: both ways out end the wait. After a failure, too, the presenter tells the view to hide that it is loading.
    docs/1-post-list.md, 1.5
    """
  static let failureIsShown: Comment = """
    Rule: a swallowed error is a blank screen. The presenter has the view show the error's own reason.
    docs/1-post-list.md, 1.5
    """
  static let failureKeepsPosts: Comment = """
    Rule: a failure takes nothing away. The posts that a reader sees stay on the screen.
    docs/1-post-list.md, 1.5
    """
  static let reasonIsAll: Comment = """
    Rule: do what was asked, and nothing else. The reader sees the reason, and decides whether to try again.
    docs/1-post-list.md, 1.5
    """
  static let brokenMeansAsk: Comment = """
    Rule: a broken store is no answer. The interactor asks the server, once.
    docs/1-post-list.md, 1.6
    """
  static let brokenIsNotEmpty: Comment = """
    Rule: a store that nobody could read is not an empty one. The presenter must not hear that there are no posts.
    docs/1-post-list.md, 1.6
    """
  static let brokenIsNotNews: Comment = """
    Rule: an error ends the wait. The presenter hears none while the server may still have the posts.
    docs/1-post-list.md, 1.6
    """
  static let brokenIsAll: Comment = """
    Rule: do what was asked, and nothing else. Only the server is asked; the store stays as it is.
    docs/1-post-list.md, 1.6
    """
  static let postsAreStored: Comment = """
    Rule: the interactor keeps what it fetched. It has the local data manager save the posts, all of them.
    docs/1-post-list.md, 1.7
    """
  static let deliverFirst: Comment = """
    Rule: deliver first, store second. A reader never waits for a file, nor loses the posts to a full disk.
    docs/1-post-list.md, 1.7
    """
  static let failedSaveKeepsPosts: Comment = """
    Rule: a failed save takes nothing away. The presenter has heard of the posts; now it hears only of the error.
    docs/1-post-list.md, 1.7
    """
  static let failedSaveIsReported: Comment = """
    Rule: an empty catch hides a loss. A save that fails is reported to the presenter, once, with its error.
    docs/1-post-list.md, 1.7
    """
  static let storingIsAll: Comment = """
    Rule: do what was asked, and nothing else. Posts are saved once; only a save that has just failed is an error.
    docs/1-post-list.md, 1.7
    """
}
