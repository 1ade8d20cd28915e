import TestSupport
import Testing

@testable import Chapter1PostList

extension Chapter1 {
  @Suite("When things fail")
  struct WhenThingsFail {
    let list = PostListHarness()

    @Test func `1.5 The presenter hides the loading state and shows the error`() async throws {
      for error in PostListError.all { try await expectMessage(of: error, in: PostListHarness()) }
      await list.warmUp()
      for error in PostListError.all + PostListError.all {
        try await expectMessage(of: error, in: list, Rule.eachFailureIsShown)
      }
      await list.stepWithoutEachCollaborator { list.presenter.onError(.serverTooSlow) }
    }

    @Test func `1.5 An error leaves the posts on the screen`() async throws {
      for posts in [[.shownBefore], [], Posts(Post.many)] as [Posts] {
        // The second error arrives while the message of the first is still on the screen.
        var recorded = Recording(posts: posts)
        for error in PostListError.all {
          await list.step(from: recorded) { list.presenter.onError(error) }

          try require(list.recorded.message, equals: error.reason, Rule.failureIsShown)
          try require(list.recorded.posts, equals: posts, Rule.failureKeepsPosts)
          recorded = Recording(posts: posts, message: error.reason)
          try require(list.recorded, equals: recorded, Rule.reasonIsAll)
        }
      }
    }

    @Test func `1.5 What arrives last is on the screen`() async throws {
      // What posts do is part of exercise 1.2, so compare with a list that had no error.
      let calm = PostListHarness()
      let start = Recording(isLoading: true)
      for error in PostListError.all {
        await calm.step(from: start) { calm.presenter.didRetrievePosts(Post.many) }
        var expected = calm.recorded
        expected.isLoading = false
        await list.step(from: start) {
          list.presenter.onError(error)
          list.presenter.didRetrievePosts(Post.many)
        }
        try require(list.recorded, equals: expected, Rule.failureIsNotLate)

        await calm.step(from: start) { calm.presenter.didRetrievePosts(Post.many) }
        expected = calm.recorded
        (expected.isLoading, expected.message) = (false, error.reason)
        await list.step(from: start) {
          list.presenter.didRetrievePosts(Post.many)
          list.presenter.onError(error)
        }
        try require(list.recorded.message, equals: error.reason, Rule.failureIsShown)
        try require(list.recorded, equals: expected, Rule.failureKeepsPosts)
      }
      try await PostListHarness().walk(with: [.load, .result, .failure], Rule.reasonIsAll)
    }

    @Test func `1.6 The interactor asks the server when the store cannot be read`() async throws {
      for error in PostListError.unreadable {
        try await expectFallback(from: error, in: PostListHarness(), Rule.brokenMeansAsk)
        try await expectFallback(from: error, in: PostListHarness(), Rule.brokenMeansAskAgain)
      }
      // What a store with posts leads to is part of exercise 1.3, so compare with one that could always be read.
      let calm = PostListHarness()
      for list in [list, calm] { await list.warmUp() }
      for error in [.storeUnreadable(path: "posts.json")] + PostListError.unreadable {
        try await expectFallback(from: error, in: list, Rule.brokenMeansAskAgain)

        // The server has the posts, and then the store has them.
        for list in [calm, list] {
          (list.store.error, list.store.posts) = (nil, [.ferry])
          await list.step { list.interactor.onPostsRetrieved([.ferry]) }
          try require(list.recorded.errors, equals: [], Rule.brokenIsNotNews)
          await list.step { list.interactor.retrievePostList() }
        }
        try require(list.recorded.delivered, equals: calm.recorded.delivered, Rule.storedFirst)
      }
      // The request fails as well, so the next attempt needs another one.
      for error in [PostListError.storeUnreadable(path: ""), .storeUnreadable(path: "")] {
        try await expectFallback(from: error, in: list, Rule.brokenMeansAskAgain)
        await list.step { list.interactor.onError(.serverTooSlow) }
      }
      await list.stepWithoutEachCollaborator { list.interactor.retrievePostList() }
      try await PostListHarness().walkData(
        with: [.request, .failure, .response, .unreadableStore], Rule.brokenIsAll)
    }

    @Test func `1.7 The interactor has the posts of each response saved`() async throws {
      // The store has some of these posts, with other images.
      for posts in Post.lists {
        let list = PostListHarness()
        list.store.posts = [.newFerry, .lighthouse]
        try await expectStorage(of: posts, in: list, Rule.postsAreStored)
      }
      list.store.posts = [.newFerry, .lighthouse]
      await list.warmUp()
      for posts in Post.rounds {
        try await expectStorage(of: posts, in: list, Rule.eachResponseIsStored)
      }
      // A second response arrives before anything else runs.
      await list.step {
        list.interactor.onPostsRetrieved([.ferry])
        list.interactor.onPostsRetrieved([.harbour])
      }
      let both = [[.ferry], [.harbour]] as [Posts]
      try require(list.recorded.saved, equals: both, Rule.eachResponseIsStored)
      try require(
        list.recorded, equals: Recording(delivered: both, saved: both), Rule.storingIsAll)
    }

    @Test func `1.7 A failed save is reported, and the posts arrive`() async throws {
      let first = PostListError.storeUnwritable(path: "posts.json")
      for error in PostListError.all {
        try await expectReport(of: error, in: PostListHarness(), Rule.failedSaveIsReported)
      }
      for error in [first, first] + PostListError.all {
        try await expectReport(of: error, in: list, Rule.eachFailedSaveIsReported)
      }
      // Also when there is nothing to store, the file may be the problem.
      list.store.error = first
      await list.step { list.interactor.onPostsRetrieved([]) }
      try require(list.recorded.errors, equals: [first], Rule.emptyIsStoredToo)
      await list.stepWithoutEachCollaborator { list.interactor.onPostsRetrieved([.ferry]) }
    }

    @Test func `1.7 A successful save after a failed one is no error`() async throws {
      list.store.error = .storeUnreadable(path: "posts.json")
      await list.step { list.interactor.onPostsRetrieved([.ferry]) }
      await list.step { list.interactor.retrievePostList() }
      list.store.error = nil
      try await expectStorage(of: [.harbour], in: list, Rule.eachResponseIsStored)
      try await PostListHarness().walkData(
        with: [.request, .failure, .response, .unreadableStore, .fullDisk], isStoring: true,
        Rule.storingIsAll)
    }

    @Test func `1.7 The posts are saved even if the list is closed right after they arrive`() async
    {
      let recorder = Recorder()
      let store = PostListLocalDataManagerFake(recorder)
      do {
        let (interactor, output) = (PostListInteractor(), PostListOutputSpy(recorder))
        interactor.presenter = output
        interactor.localDataManager = store
        interactor.onPostsRetrieved([.ferry])
      }
      await settle()
      expect(recorder.recorded.saved, equals: [[.ferry]], Rule.closingLosesNothing)
    }
  }
}
