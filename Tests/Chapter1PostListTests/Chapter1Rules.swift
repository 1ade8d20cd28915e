import Testing

/// The rules of chapter 1, as its tests print them.
enum Rule {
  // Posts on screen
  static let presenterAsks: Comment = """
    Rule: A presenter does not fetch data itself. Each time its view has loaded, the presenter asks the interactor for the posts, exactly once.
    docs/1-post-list.md, 1.1
    """
  static let waitFirst: Comment = """
    Rule: Show the loading state before you call the interactor, because its result may arrive synchronously and must stay on the screen.
    docs/1-post-list.md, 1.1
    """
  static let waitAtOnce: Comment = """
    Rule: The user sees at once, in each list, that the app is busy. The loading state is still on the screen when the presenter's method returns.
    docs/1-post-list.md, 1.1
    """
  static let loadingIsNotLate: Comment = """
    Rule: What arrives last is on the screen. A result may arrive synchronously, so the loading state must not appear again after it.
    docs/1-post-list.md, 1.1
    """
  static let loadingIsAll: Comment = """
    Rule: No side effects. The loading state lasts until the interactor delivers a result, and until then nothing else changes.
    docs/1-post-list.md, 1.1
    """
  static let postsEndTheWait: Comment = """
    Rule: Every loading state has to end. When the posts arrive, the presenter tells the view to hide it.
    docs/1-post-list.md, 1.2
    """
  static let postsAreShown: Comment = """
    Rule: A presenter turns each result into commands. It has the view show all the posts that it received, in the same order.
    docs/1-post-list.md, 1.2
    """
  static let postsAreNotLate: Comment = """
    Rule: What arrives last is on the screen. An error can follow right after the posts, so they must not remove its message later.
    docs/1-post-list.md, 1.2
    """
  static let emptyIsShown: Comment = """
    Rule: An empty list is a result, too. The presenter has the view show it, and the view says that there are no posts.
    docs/1-post-list.md, 1.2
    """
  static let showingIsAll: Comment = """
    Rule: No side effects. The posts are shown, and what happens next is the user's decision.
    docs/1-post-list.md, 1.2
    """
  static let storedFirst: Comment = """
    Rule: The interactor decides where data comes from. If there are posts in the store now, it delivers all of them to the presenter, in their order, exactly once.
    docs/1-post-list.md, 1.3
    """
  static let storeSparesServer: Comment = """
    Rule: Ask the server only on a cache miss. This was a cache hit, because the store had posts.
    docs/1-post-list.md, 1.3
    """
  static let storedIsAll: Comment = """
    Rule: No side effects. On a cache hit, the presenter receives the posts and no error, because nothing has failed.
    docs/1-post-list.md, 1.3
    """
  static let hitIsNotSaved: Comment = """
    Rule: No side effects. On a cache hit, the posts come from the store, so there is nothing to save.
    docs/1-post-list.md, 1.3
    """
  static let emptyMeansAsk: Comment = """
    Rule: A store that is empty now is a cache miss. Each time, the interactor asks the server, exactly once.
    docs/1-post-list.md, 1.3
    """
  static let emptyIsNotNews: Comment = """
    Rule: An empty store is a cache miss, not a result. The presenter receives nothing until the server has responded.
    docs/1-post-list.md, 1.3
    """
  static let askingIsAll: Comment = """
    Rule: No side effects. A cache miss is no error, and there is nothing to save yet.
    docs/1-post-list.md, 1.3
    """
  static let passOn: Comment = """
    Rule: An interactor reports to its output. It delivers the posts of each response to the presenter, all of them in their order, exactly once.
    docs/1-post-list.md, 1.4
    """
  static let responseIsNotLate: Comment = """
    Rule: What arrives last is on the screen. An error can follow right after a response, so the posts must not reach the presenter later.
    docs/1-post-list.md, 1.4
    """
  static let responseIsResult: Comment = """
    Rule: A response is not a cache lookup. Even an empty list from the server is a result, and the interactor delivers it.
    docs/1-post-list.md, 1.4
    """
  static let responseEndsRequest: Comment = """
    Rule: A response is not a cache lookup. After the server has responded, the interactor sends no further request.
    docs/1-post-list.md, 1.4
    """
  static let handingOverIsAll: Comment = """
    Rule: No side effects. The presenter receives the posts and no error, and the interactor sends no further request.
    docs/1-post-list.md, 1.4
    """

  // When things fail
  static let failureEndsTheWait: Comment = """
    Rule: Success and failure both end the loading state. After an error, too, the presenter tells the view to hide it.
    docs/1-post-list.md, 1.5
    """
  static let failureIsShown: Comment = """
    Rule: Don't swallow an error. Each time, the presenter has the view show the reason that the error gives, word for word.
    docs/1-post-list.md, 1.5
    """
  static let errorIsNoResult: Comment = """
    Rule: An error is no result. It says nothing about the posts, so the presenter must not show a list, not even an empty one.
    docs/1-post-list.md, 1.5
    """
  static let failureKeepsPosts: Comment = """
    Rule: An error takes nothing away. The posts that the user already sees stay on the screen.
    docs/1-post-list.md, 1.5
    """
  static let failureIsNotLate: Comment = """
    Rule: What arrives last is on the screen. Posts can follow right after an error, so its message must not appear above them later.
    docs/1-post-list.md, 1.5
    """
  static let reasonIsAll: Comment = """
    Rule: No side effects. The user reads the error message, and decides whether to try again.
    docs/1-post-list.md, 1.5
    """
  static let brokenMeansAsk: Comment = """
    Rule: A store that cannot be read is a cache miss. Each time, the interactor treats it like one, and sends exactly one request.
    docs/1-post-list.md, 1.6
    """
  static let brokenIsNotEmpty: Comment = """
    Rule: A store that cannot be read is not an empty one. The presenter must not receive an empty list from it.
    docs/1-post-list.md, 1.6
    """
  static let brokenIsNotNews: Comment = """
    Rule: Don't report an error while a fallback is still running, or after it has brought the posts. The user wants the posts, not the reason.
    docs/1-post-list.md, 1.6
    """
  static let brokenIsAll: Comment = """
    Rule: No side effects. The interactor only asks the server, and leaves the store as it is.
    docs/1-post-list.md, 1.6
    """
  static let postsAreStored: Comment = """
    Rule: Fetched posts have to survive the next launch. The interactor has the local data manager save all posts of each response, in one call.
    docs/1-post-list.md, 1.7
    """
  static let deliverFirst: Comment = """
    Rule: Deliver first, store second. A failed save must not cost the user the posts, and its error must be the last message on the screen.
    docs/1-post-list.md, 1.7
    """
  static let failedSaveKeepsPosts: Comment = """
    Rule: A failed save takes nothing away. The presenter has already received the posts, and now receives only the error.
    docs/1-post-list.md, 1.7
    """
  static let failedSaveIsReported: Comment = """
    Rule: An empty `catch`, or a `try?`, hides a data loss. Each time a save fails, the interactor reports its error to the presenter, exactly once.
    docs/1-post-list.md, 1.7
    """
  static let emptyIsStoredToo: Comment = """
    Rule: An empty response is saved like any other. If the store has a problem, the user learns of it now, and not when posts are lost.
    docs/1-post-list.md, 1.7
    """
  static let closingLosesNothing: Comment = """
    Rule: Fetched posts have to survive the next launch, even if the user closes the list right after they have arrived.
    docs/1-post-list.md, 1.7
    """
  static let storingIsAll: Comment = """
    Rule: No side effects. The posts are saved exactly once, and only a save that has just failed is an error.
    docs/1-post-list.md, 1.7
    """
}
