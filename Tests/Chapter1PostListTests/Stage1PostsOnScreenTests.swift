import TestSupport
import Testing

@testable import Chapter1PostList

extension Chapter1 {
  @Suite("Posts on screen")
  struct PostsOnScreen {
    @Test func `1.1 The presenter shows the loading state, and asks the interactor`() async throws {
      let list = PresenterAndDoubles()

      await when { list.presenter.viewDidLoad() }

      try require(list.interactor.requests, equals: 1, Rule.presenterAsks)
      try require(list.view.isLoading, equals: true, Rule.waitAtOnce)
    }

    @Test func `1.1 The presenter shows no loading state over a result that is already there`()
      async throws
    {
      let list = PresenterAndDoubles()
      // This double behaves as if the ferry was delivered and shown before its call returns, so the
      // loading state is hidden by then. After that, it must not appear again.
      list.interactor.shownBeforeReturn = [.ferry]

      await when { list.presenter.viewDidLoad() }

      try require(list.interactor.requests, equals: 1, Rule.presenterAsks)
      try require(list.view.isLoading, equals: false, Rule.waitFirst)
    }

    @Test func `1.1 The presenter asks for the posts at each load, and does nothing else`() async {
      // `viewDidLoad()` arrives, also several times. Each time, the presenter calls its interactor
      // once, and the view shows the loading state when the method returns. If posts were shown
      // during that call, the loading state is hidden. Nothing else changes or is called.
      await presenterJudge.judge(exercise: 1)
    }

    @Test func `1.2 The presenter shows the posts, and hides the loading state`() async throws {
      let list = PresenterAndDoubles()
      // After this message, the view shows the loading state.
      await when { list.presenter.viewDidLoad() }

      await when { list.presenter.didRetrievePosts([.harbour, .ferry]) }

      try require(list.view.posts, equals: [.harbour, .ferry], Rule.postsAreShown)
      try require(list.view.isLoading, equals: false, Rule.postsEndTheWait)
    }

    @Test func `1.2 The presenter has the view show an empty list, too`() async throws {
      let list = PresenterAndDoubles()
      // After this message, the view shows the loading state.
      await when { list.presenter.viewDidLoad() }

      await when { list.presenter.didRetrievePosts([]) }

      // The view was told to show no posts. Without that call, its posts would be nil.
      try require(list.view.posts, equals: [], Rule.emptyIsShown)
      try require(list.view.isLoading, equals: false, Rule.postsEndTheWait)
    }

    @Test func `1.2 The presenter shows each list of posts, and does nothing else`() async {
      // `didRetrievePosts(_:)` arrives with one post, with many or with none, also several times.
      // Each time, the view shows exactly these posts in their order, and no loading state. If
      // `onError(_:)` follows at once, its text stays on the screen. No other role is called.
      await presenterJudge.judge(exercise: 2)
    }

    @Test func `1.3 The interactor asks the server only if nothing is stored`() async throws {
      let list = InteractorAndDoubles()
      list.store.posts = []
      await when { list.interactor.retrievePostList() }
      try require(list.server.requests, equals: 1, Rule.emptyMeansAsk)
      try require(list.presenter.delivered, equals: [], Rule.emptyIsNotNews)

      list.store.posts = [.harbour, .ferry]
      await when { list.interactor.retrievePostList() }
      // The presenter has received two posts in one call, and the server no second request.
      try require(list.presenter.delivered, equals: [[.harbour, .ferry]], Rule.storedFirst)
      try require(list.server.requests, equals: 1, Rule.storeSparesServer)
    }

    @Test
    func `1.3 The interactor delivers stored posts or asks the server, and does nothing else`()
      async
    {
      // `retrievePostList()` arrives several times, and in between, the store gets other posts or
      // becomes empty. Each time, stored posts are delivered to the presenter, all of them in their
      // order, in one call, or the server is asked once, if the store is empty. Nothing else is
      // called, so nothing is saved, and no error goes to the presenter.
      await interactorJudge.judge(exercise: 3)
    }

    @Test func `1.4 The interactor delivers the posts of a response in one call`() async throws {
      let list = InteractorAndDoubles()

      await when { list.interactor.onPostsRetrieved([.harbour, .ferry]) }

      // Each inner list stands for one call of the presenter.
      try require(list.presenter.delivered, equals: [[.harbour, .ferry]], Rule.passOn)
    }

    @Test func `1.4 The interactor delivers an empty response, too`() async throws {
      let list = InteractorAndDoubles()

      await when { list.interactor.onPostsRetrieved([]) }

      // The presenter was called once, with an empty list, and the server was not asked again.
      try require(list.presenter.delivered, equals: [[]], Rule.responseIsResult)
      try require(list.server.requests, equals: 0, Rule.responseEndsRequest)
    }

    @Test func `1.4 The interactor delivers each response once, and does nothing else`() async {
      // `onPostsRetrieved(_:)` arrives with posts or with none, whatever the store has. Each time,
      // the presenter receives exactly these posts, once, before the method returns, and no error.
      // The server isn't asked again. Whether the posts are saved is part of 1.7.
      await interactorJudge.judge(exercise: 4)
    }
  }
}
