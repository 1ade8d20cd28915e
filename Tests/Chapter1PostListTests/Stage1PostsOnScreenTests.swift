import TestSupport
import Testing

@testable import Chapter1PostList

extension Chapter1 {
  @Suite("Posts on screen")
  struct PostsOnScreen {
    let list = PostListHarness()

    @Test func `1.1 The presenter shows the loading state, then asks the interactor`() async throws
    {
      for (round, rule) in [Rule.presenterAsks, Rule.presenterAsksAgain].enumerated() {
        let list = PostListHarness()
        if round == 1 { await list.warmUp() }
        var isLoadingAtOnce = false
        await list.step {
          list.presenter.viewDidLoad()
          isLoadingAtOnce = list.recorded.isLoading
        }

        try require(list.recorded.interactorCalls, equals: 1, rule)
        try require(isLoadingAtOnce, equals: true, Rule.waitAtOnce)
        try require(list.recorded.isAskedTooSoon, equals: false, Rule.waitFirst)
        try require(
          list.recorded, equals: Recording(isLoading: true, interactorCalls: 1), Rule.loadingIsAll)
        await list.stepWithoutEachCollaborator { list.presenter.viewDidLoad() }
      }
    }

    @Test func `1.1 A synchronous result stays on the screen`() async throws {
      list.interactorSpy.answer = { recorded in
        recorded.isLoading = false
        recorded.posts = [.ferry]
      }
      await list.step { list.presenter.viewDidLoad() }
      try require(list.recorded.interactorCalls, equals: 1, Rule.presenterAsks)
      try require(list.recorded.isAskedTooSoon, equals: false, Rule.waitFirst)
      let answered = Recording(posts: [.ferry], interactorCalls: 1)
      try require(list.recorded, equals: answered, Rule.loadingIsNotLate)
      try await PostListHarness().walk(with: [.load], Rule.loadingIsAll)
    }

    @Test func `1.2 The presenter hides the loading state and shows the posts`() async throws {
      for posts in Post.lists {
        try await expectScreen(with: posts, in: PostListHarness(), Rule.postsAreShown)
      }
      await list.warmUp()
      for posts in Post.rounds {
        try await expectScreen(with: posts, in: list, Rule.postsAreShownAgain)
      }

      // More posts arrive while the screen isn't loading.
      await list.step { list.presenter.didRetrievePosts([.ferry]) }
      try require(list.recorded, equals: Recording(posts: [.ferry]), Rule.postsAreShown)

      // An error arrives right after the posts. What it shows is part of exercise 1.5.
      await list.step { list.presenter.onError(.serverTooSlow) }
      let message = list.recorded.message
      for posts in [Post.many, []] {
        await list.step {
          list.presenter.didRetrievePosts(posts)
          list.presenter.onError(.serverTooSlow)
        }
        try require(list.recorded.message, equals: message, Rule.postsAreNotLate)
      }
      await list.stepWithoutEachCollaborator { list.presenter.didRetrievePosts(Post.many) }
    }

    @Test func `1.2 The presenter shows an empty list, too`() async throws {
      for posts in [nil, [.shownBefore], []] as [Posts?] {
        let before = Recording(isLoading: true, posts: posts)
        if posts != nil { await list.step { list.presenter.didRetrievePosts(Post.many) } }
        await list.step(from: before) { list.presenter.didRetrievePosts([]) }

        expect(list.recorded.posts, equals: [], Rule.emptyIsShown)
        try require(list.recorded.isLoading, equals: false, Rule.postsEndTheWait)
        try require(
          list.recorded, equals: Recording(posts: [], message: "There are no posts."),
          Rule.showingIsAll)
      }
      try await PostListHarness().walk(with: [.load, .result], Rule.showingIsAll)
    }

    @Test func `1.3 The interactor delivers the stored posts, if there are any`() async throws {
      for posts in Post.lists {
        try await expectDelivery(of: posts, in: PostListHarness(), Rule.storedFirst)
      }
      try await expectRequest(in: PostListHarness(), Rule.emptyMeansAsk)

      await list.warmUp()
      for posts in Post.rounds {
        try await expectDelivery(of: posts, in: list, Rule.storeIsReadAnew)
      }
      await list.stepWithoutEachCollaborator { list.interactor.retrievePostList() }
      try await expectRequest(in: list, Rule.storeIsReadAnew)
      // The request fails, so the next miss needs another one.
      await list.step { list.interactor.onError(.serverTooSlow) }
      try await expectRequest(in: list, Rule.storeIsReadAnew)
      await list.stepWithoutEachCollaborator { list.interactor.retrievePostList() }
      try await PostListHarness().walkData(with: [.request, .failure], Rule.storedIsAll)
    }

    @Test func `1.3 The interactor asks the server when nothing is stored`() async throws {
      for stored in [[], [Post.ferry], []] {
        list.store.posts = stored
        await list.step { list.interactor.retrievePostList() }
        guard stored.isEmpty else { continue }

        try require(list.recorded.serverCalls, equals: 1, Rule.emptyMeansAsk)
        try require(list.recorded.delivered, equals: [], Rule.emptyIsNotNews)
        try require(list.recorded, equals: Recording(serverCalls: 1), Rule.askingIsAll)
      }
    }

    @Test func `1.4 The interactor delivers every response, even an empty one`() async throws {
      for posts in Post.lists {
        try await expectDelivery(ofResponse: posts, in: PostListHarness(), Rule.passOn)
      }
      list.store.posts = [.lighthouse]
      await list.warmUp()
      for posts in Post.rounds {
        try await expectDelivery(ofResponse: posts, in: list, Rule.eachResponseIsResult)
      }
      for stored in [[], [Post.lighthouse], []] {
        list.store.posts = stored
        try await expectDelivery(ofResponse: [], in: list, Rule.responseIsResult)
      }
      await list.stepWithoutEachCollaborator { list.interactor.onPostsRetrieved([.ferry]) }
      try await PostListHarness().walkData(
        with: [.request, .failure, .response], Rule.handingOverIsAll)
    }

    /// Expects that posts are shown, and nothing else happens.
    private func expectScreen(
      with posts: Posts, in list: PostListHarness, _ rule: Comment
    ) async throws {
      let before = Recording(
        isLoading: true, posts: [.shownBefore], message: "Shown before this step.")
      await list.step(from: before) { list.presenter.didRetrievePosts(posts.all) }

      try require(list.recorded.isLoading, equals: false, Rule.postsEndTheWait)
      try require(list.recorded.posts, equals: posts, rule)
      try require(list.recorded, equals: Recording(posts: posts), Rule.showingIsAll)
    }

    /// Expects that stored posts are delivered, and nothing else happens.
    private func expectDelivery(
      of posts: Posts, in list: PostListHarness, _ rule: Comment
    ) async throws {
      list.store.posts = posts.all
      await list.step { list.interactor.retrievePostList() }

      try require(list.recorded.delivered, equals: [posts], rule)
      try require(list.recorded.serverCalls, equals: 0, Rule.storeSparesServer)
      try require(list.recorded.saved, equals: [], Rule.hitIsNotSaved)
      try require(list.recorded, equals: Recording(delivered: [posts]), Rule.storedIsAll)
    }

    /// Expects that an empty store leads to a request, and to nothing else.
    private func expectRequest(in list: PostListHarness, _ rule: Comment) async throws {
      list.store.posts = []
      await list.step { list.interactor.retrievePostList() }

      try require(list.recorded.serverCalls, equals: 1, rule)
      try require(list.recorded.delivered, equals: [], Rule.emptyIsNotNews)
      try require(list.recorded, equals: Recording(serverCalls: 1), Rule.askingIsAll)
    }

    /// Expects that a response is delivered at once; saving it is part of exercise 1.7.
    private func expectDelivery(
      ofResponse posts: Posts, in list: PostListHarness, _ rule: Comment
    ) async throws {
      var isDeliveredAtOnce = false
      await list.step {
        list.interactor.onPostsRetrieved(posts.all)
        isDeliveredAtOnce = !list.recorded.delivered.isEmpty
      }

      try require(list.recorded.delivered, equals: [posts], rule)
      try require(list.recorded.serverCalls, equals: 0, Rule.responseEndsRequest)
      try require(isDeliveredAtOnce, equals: true, Rule.responseIsNotLate)
      // What one call saves is part of exercise 1.7.
      if list.recorded.saved.count == 1 { list.recorded.saved = [posts] }
      try #require(list.recorded.saved.allSatisfy { $0 == posts }, Rule.postsAreStored)
      list.recorded.saved = []
      try require(list.recorded, equals: Recording(delivered: [posts]), Rule.handingOverIsAll)
    }
  }
}
