import TestSupport
import Testing

@testable import Chapter1PostList

extension Chapter1 {
  @Suite("When things fail")
  struct WhenThingsFail {
    let view = PostListViewSpy()
    let presenter = PostListPresenter()

    let output = PostListOutputSpy()
    let interactor = PostListInteractor()
    let store = PostListLocalDataManagerFake()
    let server = PostListRemoteDataManagerSpy()

    init() {
      presenter.view = view
      interactor.presenter = output
      interactor.localDataManager = store
      interactor.remoteDataManager = server
    }

    @Test func `1.5 The presenter ends its wait and gives the reason`() async {
      view.isWaiting = true

      presenter.onError(.serverTooSlow)
      await settle()

      #expect(view.isWaiting == false, Rule.failureEndsTheWait)
      #expect(view.reasons == [PostListError.serverTooSlow.reason], Rule.failureIsShown)
    }

    @Test func `1.5 A failure keeps the posts that are shown`() async {
      view.posts = [.lighthouse]

      presenter.onError(.serverUnreachable)
      await settle()

      #expect(view.reasons == [PostListError.serverUnreachable.reason], Rule.failureIsShown)
      #expect(view.posts == [.lighthouse], Rule.failureKeepsPosts)
    }

    @Test func `1.6 The interactor asks the server when the store is broken`() async {
      store.error = .storeUnreadable(path: "posts.json")

      interactor.retrievePostList()
      await settle()

      #expect(server.retrieveCount == 1, Rule.brokenMeansAsk)
      #expect(output.retrieved == [], Rule.brokenIsNotEmpty)
      #expect(output.errors == [], Rule.brokenIsNotNews)
    }

    @Test func `1.7 The interactor delivers first and stores second`() async throws {
      var deliveredBeforeSaving: [[[Post]]] = []
      store.whenSaving = { [output] in deliveredBeforeSaving.append(output.retrieved) }

      interactor.onPostsRetrieved([.harbour, .ferry])
      await settle()

      try #require(store.posts == [.harbour, .ferry], Rule.postsAreStored)
      #expect(deliveredBeforeSaving.first == [[.harbour, .ferry]], Rule.deliverFirst)
      #expect(output.retrieved.count == 1, Rule.passOn)
    }

    @Test func `1.7 A save that fails is reported, and the posts arrive`() async throws {
      store.error = .storeUnwritable(path: "posts.json")

      interactor.onPostsRetrieved([.harbour, .ferry])
      await settle()

      try #require(output.retrieved.first == [.harbour, .ferry], Rule.deliverFirst)
      #expect(output.retrieved.count == 1, Rule.failedSaveKeepsPosts)
      #expect(output.errors == [.storeUnwritable(path: "posts.json")], Rule.failedSaveIsReported)
    }
  }
}
