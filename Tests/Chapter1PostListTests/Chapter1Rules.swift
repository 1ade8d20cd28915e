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
  static let storedFirst: Comment = """
    Rule: the interactor knows where data comes from. Stored posts are the answer, and go to the presenter, once.
    docs/1-post-list.md, 1.3
    """
  static let storeSparesServer: Comment = """
    Rule: ask the server only when the store has no answer. Here it had one.
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
  static let passOn: Comment = """
    Rule: an interactor reports to its output. What was fetched goes to the presenter, whole and once.
    docs/1-post-list.md, 1.4
    """
  static let serverHasTheLastWord: Comment = """
    Rule: nobody knows better than the server. Its answer goes to the presenter, even when it is an empty list.
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
  static let brokenMeansAsk: Comment = """
    Rule: a broken store is no answer. The interactor asks the server, once.
    docs/1-post-list.md, 1.6
    """
  static let brokenIsNotEmpty: Comment = """
    Rule: a broken store is not an empty one. The presenter must not hear that there are no posts.
    docs/1-post-list.md, 1.6
    """
  static let brokenIsNotNews: Comment = """
    Rule: an error ends the wait. The presenter hears none while the server may still have the posts.
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

  // Open a post
  static let presenterRoutes: Comment = """
    Rule: a presenter decides that a screen opens, and the wireframe opens it: the tapped post, once.
    docs/1-post-list.md, 1.8
    """
  static let routingNeedsNoView: Comment = """
    Rule: routing needs no view. The presenter asks the wireframe even when the view is gone.
    docs/1-post-list.md, 1.8
    """
  static let viewReachesPresenter: Comment = """
    Rule: a view reports to its presenter. Connect the view to the presenter of its module.
    docs/1-post-list.md, 1.9
    """
  static let presenterReachesView: Comment = """
    Rule: a presenter gives orders to its view. Connect the presenter back to this module's view.
    docs/1-post-list.md, 1.9
    """
  static let presenterReachesInteractor: Comment = """
    Rule: a presenter asks its interactor. Connect the presenter to the interactor of its module.
    docs/1-post-list.md, 1.9
    """
  static let presenterReachesWireframe: Comment = """
    Rule: a presenter leaves navigation to its wireframe. Connect the presenter to this module's wireframe.
    docs/1-post-list.md, 1.9
    """
  static let interactorReachesPresenter: Comment = """
    Rule: an interactor answers its presenter. Connect the interactor back to this module's presenter.
    docs/1-post-list.md, 1.9
    """
  static let routeCarriesPost: Comment = """
    Rule: a route carries its data. The interactor of the detail must be given the post that was opened.
    docs/1-post-list.md, 1.9
    """
  static let detailShowsPost: Comment = """
    Rule: an arrow that is missing is a message that never comes. Connect each, and pass the post on.
    docs/1-post-list.md, 1.9
    """
  static let detailGoesWithScreen: Comment = """
    Rule: a module goes with its screen. Nothing outside the detail may hold on to a piece of it.
    docs/1-post-list.md, 1.9
    """

  // Who holds whom
  static let weakView: Comment = """
    Rule: references toward the view are weak. The view owns its presenter; the presenter only borrows the view.
    docs/1-post-list.md, 1.10
    """
  static let weakOutput: Comment = """
    Rule: references toward the view are weak. The presenter owns its interactor; the interactor only borrows it.
    docs/1-post-list.md, 1.10
    """
  static let weakHandler: Comment = """
    Rule: whoever is called back is borrowed, like a delegate. The remote data manager's handler is weak.
    docs/1-post-list.md, 1.10
    """
  static let strongForward: Comment = """
    Rule: references away from the view are strong. Without an owner, a piece of the module is gone at once.
    docs/1-post-list.md, 1.10
    """
  static let listGoesWithScreen: Comment = """
    Rule: a module goes with its screen. One strong reference back toward the view keeps all of it alive.
    docs/1-post-list.md, 1.10
    """
}
