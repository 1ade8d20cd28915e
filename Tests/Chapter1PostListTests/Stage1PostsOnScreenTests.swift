import TestSupport
import Testing

@testable import Chapter1PostList

extension Chapter1 {
  @Suite("Posts on screen")
  struct PostsOnScreen {
    let view = PostListViewSpy()
    let presenter = PostListPresenter()
    let interactorSpy = PostListInteractorSpy()

    let output = PostListOutputSpy()
    let interactor = PostListInteractor()
    let store = PostListLocalDataManagerFake()
    let server = PostListRemoteDataManagerSpy()

    init() {
      presenter.view = view
      presenter.interactor = interactorSpy
      interactor.presenter = output
      interactor.localDataManager = store
      interactor.remoteDataManager = server
    }

    @Test func `1.1 The presenter shows that it waits, then asks the interactor`() async throws {
      var wasWaitingWhenAsked: [Bool] = []
      interactorSpy.whenAsked = { [view] in wasWaitingWhenAsked.append(view.isWaiting) }

      presenter.viewDidLoad()
      await settle()

      try #require(interactorSpy.retrieveCount == 1, Rule.presenterAsks)
      #expect(wasWaitingWhenAsked == [true], Rule.waitFirst)
    }

    @Test func `1.2 The presenter ends its wait and shows the posts`() async {
      view.isWaiting = true

      presenter.didRetrievePosts([.lighthouse, .harbour, .ferry])
      await settle()

      #expect(view.isWaiting == false, Rule.postsEndTheWait)
      #expect(view.posts == [.lighthouse, .harbour, .ferry], Rule.postsAreShown)
    }

    @Test func `1.2 The presenter shows an empty list, too`() async {
      view.isWaiting = true

      presenter.didRetrievePosts([])
      await settle()

      #expect(view.isWaiting == false, Rule.postsEndTheWait)
      #expect(view.posts == [], Rule.emptyIsShown)
    }

    @Test func `1.3 The interactor answers from the stored posts`() async {
      store.posts = [.lighthouse, .harbour]

      interactor.retrievePostList()
      await settle()

      #expect(output.retrieved == [[.lighthouse, .harbour]], Rule.storedFirst)
      #expect(server.retrieveCount == 0, Rule.storeSparesServer)
    }

    @Test func `1.3 The interactor asks the server when nothing is stored`() async {
      interactor.retrievePostList()
      await settle()

      #expect(server.retrieveCount == 1, Rule.emptyMeansAsk)
      #expect(output.retrieved == [], Rule.emptyIsNotNews)
    }

    @Test func `1.4 The interactor hands the fetched posts to the presenter, once`() async {
      interactor.onPostsRetrieved([.harbour, .ferry])
      await settle()

      #expect(output.retrieved == [[.harbour, .ferry]], Rule.passOn)
    }

    @Test func `1.4 The interactor takes an empty list from the server as the answer`() async {
      interactor.onPostsRetrieved([])
      await settle()

      #expect(output.retrieved == [[]], Rule.serverHasTheLastWord)
      #expect(server.retrieveCount == 0, Rule.serverHasTheLastWord)
    }
  }
}
