import TestSupport
import Testing

@testable import Chapter1PostList

extension Chapter1 {
  @Suite("When things fail")
  struct WhenThingsFail {
    @Test func `1.5 The presenter shows the reason, and hides the loading state`() async throws {
      let list = PresenterAndDoubles()
      let error = PostListError.serverTooSlow
      await when { list.presenter.viewDidLoad() }

      await when { list.presenter.onError(error) }

      try require(list.view.message, equals: error.reason, Rule.failureIsShown)
      try require(list.view.isLoading, equals: false, Rule.failureEndsTheWait)
      try require(list.view.posts, equals: nil, Rule.errorIsNoResult)
    }

    @Test func `1.5 An error leaves the posts on the screen`() async throws {
      let list = PresenterAndDoubles()
      await when { list.presenter.didRetrievePosts([.harbour]) }

      await when { list.presenter.onError(.serverTooSlow) }

      try require(list.view.posts, equals: [.harbour], Rule.failureKeepsPosts)
    }

    @Test func `1.5 The presenter shows the reason of each error, and does nothing else`() async {
      // Sends `onError(_:)` in hundreds of orders, and looks at the view's message, posts and
      // loading state.
      await presenterJudge.judge(exercise: 5)
    }

    @Test func `1.6 The interactor asks the server when the store cannot be read`() async throws {
      let list = InteractorAndDoubles()
      list.store.readError = .storeUnreadable(path: "posts.json")

      await when { list.interactor.retrievePostList() }

      try require(list.server.requests, equals: 1, Rule.brokenMeansAsk)
      try require(list.presenter.delivered, equals: [], Rule.brokenIsNotEmpty)
      try require(list.presenter.errors, equals: [], Rule.brokenIsNotNews)
    }

    @Test func `1.6 The interactor asks the server at each failed read, and does nothing else`()
      async
    {
      // Sends `retrievePostList()` over unreadable stores in hundreds of orders, and looks at what
      // is requested and delivered.
      await interactorJudge.judge(exercise: 6)
    }

    @Test func `1.7 The interactor has the posts of a response saved`() async throws {
      let list = InteractorAndDoubles()

      await when { list.interactor.onPostsRetrieved([.harbour, .ferry]) }

      try require(list.store.saved, equals: [[.harbour, .ferry]], Rule.postsAreStored)
      try require(list.presenter.delivered.count, equals: 1, Rule.passOn)
    }

    @Test func `1.7 A failed save is reported, and the posts arrive before its error`()
      async throws
    {
      let list = InteractorAndDoubles()
      let error = PostListError.storeUnwritable(path: "posts.json")
      list.store.saveError = error

      await when { list.interactor.onPostsRetrieved([.harbour]) }

      try require(list.presenter.delivered, equals: [[.harbour]], Rule.failedSaveKeepsPosts)
      try require(list.presenter.errors, equals: [error], Rule.failedSaveIsReported)
      try require(list.presenter.receivedErrorLast, equals: true, Rule.deliverFirst)
    }

    @Test func `1.7 The interactor saves each response, and does nothing else`() async {
      // Sends `onPostsRetrieved(_:)`, also with a full disk in hundreds of orders, and looks at
      // what is saved and reported.
      await interactorJudge.judge(exercise: 7)
    }
  }
}
