import TestSupport
import Testing

@testable import Chapter1PostList

extension Chapter1 {
  @Suite("When things fail")
  struct WhenThingsFail {
    @Test func `1.5 The presenter shows the reason, and hides the loading state`() async throws {
      let list = PresenterAndDoubles()
      // Its reason is a text for users, which begins "The server did not respond in time."
      let error = PostListError.serverTooSlow
      // After this message, the view shows the loading state.
      await when { list.presenter.viewDidLoad() }

      await when { list.presenter.onError(error) }

      try require(list.view.message, equals: error.reason, Rule.failureIsShown)
      try require(list.view.isLoading, equals: false, Rule.failureEndsTheWait)
      // The view was never told to show posts, not even an empty list.
      try require(list.view.posts, equals: nil, Rule.errorIsNoResult)
    }

    @Test func `1.5 The presenter leaves the posts on the screen after an error`() async throws {
      let list = PresenterAndDoubles()
      await when { list.presenter.didRetrievePosts([.harbour]) }

      await when { list.presenter.onError(.serverTooSlow) }

      try require(list.view.posts, equals: [.harbour], Rule.failureKeepsPosts)
    }

    @Test func `1.5 The presenter shows the reason of each error, and does nothing else`() async {
      // `onError(_:)` arrives with every kind of error, also several times, and with posts on the
      // screen or without. Each time, the view shows the reason of this error, word for word, and
      // no loading state. Its posts stay as they are, and nothing else is called.
      await presenterJudge.judge(exercise: 5)
    }

    @Test func `1.6 The interactor asks the server when the store cannot be read`() async throws {
      let list = InteractorAndDoubles()
      // The store throws this error at each read.
      list.store.readError = .storeUnreadable(path: "posts.json")

      await when { list.interactor.retrievePostList() }

      try require(list.server.requests, equals: 1, Rule.brokenMeansAsk)
      // The server doesn't respond in this test, so the presenter receives neither posts nor an
      // error. `delivered` has a list for each call, so that an empty delivery would be `[[]]`.
      try require(list.presenter.delivered, equals: [], Rule.brokenIsNotEmpty)
      try require(list.presenter.errors, equals: [], Rule.brokenIsNotNews)
    }

    @Test func `1.6 The interactor asks the server at each failed read, and does nothing else`()
      async
    {
      // `retrievePostList()` arrives while the store can't be read. Each time, the server is asked
      // once, and nothing else is called: the presenter receives neither posts nor an error. After
      // a response that can be saved, the presenter receives no error about the store either.
      await interactorJudge.judge(exercise: 6)
    }

    @Test func `1.7 The interactor has the posts of a response saved`() async throws {
      let list = InteractorAndDoubles()

      await when { list.interactor.onPostsRetrieved([.harbour, .ferry]) }

      // The store was asked once to save, with both posts.
      try require(list.store.saved, equals: [[.harbour, .ferry]], Rule.postsAreStored)
      // The presenter has received the posts as well, also in one call.
      try require(list.presenter.delivered.count, equals: 1, Rule.passOn)
    }

    @Test func `1.7 The interactor delivers the posts, and then the error of a failed save`()
      async throws
    {
      let list = InteractorAndDoubles()
      let error = PostListError.storeUnwritable(path: "posts.json")
      // The store throws this error at each save.
      list.store.saveError = error

      await when { list.interactor.onPostsRetrieved([.harbour]) }

      try require(list.presenter.delivered, equals: [[.harbour]], Rule.failedSaveKeepsPosts)
      try require(list.presenter.errors, equals: [error], Rule.failedSaveIsReported)
      try require(list.presenter.receivedErrorLast, equals: true, Rule.deliverFirst)
    }

    @Test func `1.7 The interactor saves each response, and does nothing else`() async {
      // `onPostsRetrieved(_:)` arrives with posts or with none, sometimes while the disk is full.
      // Each time, the store is asked once to save all these posts, even if the list closes at
      // once. If that fails, the presenter receives the posts first, and then this error, once.
      await interactorJudge.judge(exercise: 7)
    }
  }
}
