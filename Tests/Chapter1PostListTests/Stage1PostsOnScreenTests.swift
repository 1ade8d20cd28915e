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

    @Test func `1.1 A result that is there before the call returns ends the loading state`()
      async throws
    {
      let list = PresenterAndDoubles()
      // The double has the view show the post and end its loading state, so 1.2 isn't needed.
      list.interactor.shownBeforeReturn = [.ferry]

      await when { list.presenter.viewDidLoad() }

      try require(list.interactor.requests, equals: 1, Rule.presenterAsks)
      try require(list.view.isLoading, equals: false, Rule.waitFirst)
    }

    @Test func `1.1 The presenter waits and asks at each load, and does nothing else`() async {
      // Sends `viewDidLoad()` in hundreds of orders, and looks at the requests and at the view's
      // loading state.
      await presenterJudge.judge(exercise: 1)
    }

    @Test func `1.2 The presenter shows the posts, and hides the loading state`() async throws {
      let list = PresenterAndDoubles()
      await when { list.presenter.viewDidLoad() }

      await when { list.presenter.didRetrievePosts([.harbour, .ferry]) }

      try require(list.view.posts, equals: [.harbour, .ferry], Rule.postsAreShown)
      try require(list.view.isLoading, equals: false, Rule.postsEndTheWait)
    }

    @Test func `1.2 The presenter shows an empty list, too`() async throws {
      let list = PresenterAndDoubles()
      await when { list.presenter.viewDidLoad() }

      await when { list.presenter.didRetrievePosts([]) }

      try require(list.view.posts, equals: [], Rule.emptyIsShown)
      try require(list.view.isLoading, equals: false, Rule.postsEndTheWait)
    }

    @Test func `1.2 The presenter shows each list of posts, and does nothing else`() async {
      // Sends `didRetrievePosts(_:)` in hundreds of orders, and looks at the view's posts, message
      // and loading state.
      await presenterJudge.judge(exercise: 2)
    }

    @Test func `1.3 The interactor asks the server only if nothing is stored`()
      async throws
    {
      let list = InteractorAndDoubles()
      list.store.posts = []
      await when { list.interactor.retrievePostList() }
      try require(list.server.requests, equals: 1, Rule.emptyMeansAsk)
      try require(list.presenter.delivered, equals: [], Rule.emptyIsNotNews)

      list.store.posts = [.harbour, .ferry]
      await when { list.interactor.retrievePostList() }
      try require(list.presenter.delivered, equals: [[.harbour, .ferry]], Rule.storedFirst)
      try require(list.server.requests, equals: 1, Rule.storeSparesServer)
    }

    @Test func `1.3 The interactor delivers or asks at each request, and does nothing else`() async
    {
      // Sends `retrievePostList()` over full and empty stores in hundreds of orders, and looks at
      // what is delivered and requested.
      await interactorJudge.judge(exercise: 3)
    }

    @Test func `1.4 The interactor delivers the response, once`() async throws {
      let list = InteractorAndDoubles()

      await when { list.interactor.onPostsRetrieved([.harbour, .ferry]) }

      try require(list.presenter.delivered, equals: [[.harbour, .ferry]], Rule.passOn)
    }

    @Test func `1.4 The interactor delivers an empty response, too`() async throws {
      let list = InteractorAndDoubles()

      await when { list.interactor.onPostsRetrieved([]) }

      try require(list.presenter.delivered, equals: [[]], Rule.responseIsResult)
      try require(list.server.requests, equals: 0, Rule.responseEndsRequest)
    }

    @Test func `1.4 The interactor delivers each response once, and does nothing else`() async {
      // Sends `onPostsRetrieved(_:)` in hundreds of orders, and looks at what is delivered,
      // requested and reported, but not saved.
      await interactorJudge.judge(exercise: 4)
    }
  }
}
