import TestSupport
import Testing

@testable import Chapter1PostList

extension Chapter1 {
  @Suite("Posts on screen")
  struct PostsOnScreen {
    let list = PostListHarness()

    @Test func `1.1 The presenter shows that it waits, then asks the interactor`() async throws {
      let worn = PostListHarness()
      await worn.wearIn()
      for list in [PostListHarness(), PostListHarness(), worn] {
        await list.step { list.presenter.viewDidLoad() }

        try require(list.scene.asksOfInteractor, equals: 1, Rule.presenterAsks)
        try require(list.scene.isAskedTooSoon, equals: false, Rule.waitFirst)
        try require(
          list.scene, equals: Scene(isWaiting: true, asksOfInteractor: 1), Rule.loadingIsAll)
      }
    }

    @Test func `1.1 An answer that comes at once is the last word`() async throws {
      list.interactorSpy.answer = { scene in
        scene.isWaiting = false
        scene.posts = [.ferry]
      }

      await list.step { list.presenter.viewDidLoad() }

      try require(list.scene.asksOfInteractor, equals: 1, Rule.presenterAsks)
      try require(list.scene, equals: Scene(posts: [.ferry], asksOfInteractor: 1), Rule.waitFirst)
    }

    @Test func `1.2 The presenter ends its wait and shows the posts`() async throws {
      let before = Scene(isWaiting: true, posts: [.lighthouse], message: "It failed.")
      await list.wearIn()
      for posts in Post.lists + Post.lists {
        await list.step(from: before) { list.presenter.didRetrievePosts(posts.all) }

        try require(list.scene.isWaiting, equals: false, Rule.postsEndTheWait)
        try require(list.scene.posts, equals: posts, Rule.postsAreShown)
        try require(list.scene, equals: Scene(posts: posts), Rule.showingIsAll)
      }
    }

    @Test func `1.2 The presenter shows an empty list, too`() async throws {
      for posts in [nil, [.lighthouse], []] as [Posts?] {
        let before = Scene(isWaiting: true, posts: posts)
        await list.step(from: before) { list.presenter.didRetrievePosts([]) }

        try require(list.scene.isWaiting, equals: false, Rule.postsEndTheWait)
        try require(list.scene.posts, equals: [], Rule.emptyIsShown)
        try require(
          list.scene, equals: Scene(posts: [], message: "There are no posts."), Rule.showingIsAll)
      }
    }

    @Test func `1.3 The interactor answers from the stored posts`() async throws {
      await list.wearIn()
      for posts in Post.lists + Post.lists {
        list.store.posts = posts.all
        await list.step { list.interactor.retrievePostList() }

        try require(list.scene.delivered, equals: [posts], Rule.storedFirst)
        try require(list.scene.asksOfServer, equals: 0, Rule.storeSparesServer)
        try require(list.scene, equals: Scene(delivered: [posts]), Rule.storedIsAll)
      }
    }

    @Test func `1.3 The interactor asks the server when nothing is stored`() async throws {
      for stored in [[], [Post.ferry], []] {
        list.store.posts = stored
        await list.step { list.interactor.retrievePostList() }
        guard stored.isEmpty else { continue }

        try require(list.scene.asksOfServer, equals: 1, Rule.emptyMeansAsk)
        try require(list.scene.delivered, equals: [], Rule.emptyIsNotNews)
        try require(list.scene, equals: Scene(asksOfServer: 1), Rule.askingIsAll)
      }
    }

    @Test func `1.4 The interactor hands the fetched posts to the presenter, once`() async throws {
      list.store.posts = [.lighthouse]
      await list.wearIn()
      for posts in Post.lists + Post.lists {
        await list.step { list.interactor.onPostsRetrieved(posts.all) }

        try require(list.scene.delivered, equals: [posts], Rule.passOn)
        try require(list.scene.isSavedTooSoon, equals: false, Rule.deliverFirst)
        try #require(list.scene.saved.allSatisfy { $0 == posts }, Rule.postsAreStored)
        list.scene.saved = []
        try require(list.scene, equals: Scene(delivered: [posts]), Rule.handingOverIsAll)
      }
    }

    @Test func `1.4 The interactor takes an empty list from the server as the answer`() async throws
    {
      for stored in [[], [Post.lighthouse], []] {
        list.store.posts = stored
        await list.step { list.interactor.onPostsRetrieved([]) }

        try require(list.scene.delivered, equals: [[]], Rule.serverHasTheLastWord)
        try require(list.scene.asksOfServer, equals: 0, Rule.serverHasTheLastWord)
        list.scene.saved = []
        try require(list.scene, equals: Scene(delivered: [[]]), Rule.handingOverIsAll)
      }
    }
  }
}
