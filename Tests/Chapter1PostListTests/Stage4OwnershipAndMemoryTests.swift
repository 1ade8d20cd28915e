import Foundation
import OfflineServer
import ScreenKit
import TestSupport
import Testing

@testable import Chapter1PostList

extension Chapter1 {
  @Suite("Ownership and memory")
  struct OwnershipAndMemory {
    @Test func `1.10 The list is deallocated with its screen, and not before`() async throws {
      let server = OfflineServer()
      server.answer("/photos", with: .body(try JSONEncoder().encode(Post.many), status: 200))
      let navigator = Navigator()
      let probes = Probes()
      do {
        let screen = PostListWireframe.makePostListModule(
          navigator: navigator, session: server.makeSession(), server: server.url,
          store: URL(filePath: "/dev/null/posts.json"))
        let view = try #require(screen as? PostListView)
        let presenter = try #require(view.presenter, Rule.strongForward)
        let interactor = try #require(presenter.interactor, Rule.strongForward)
        [presenter, interactor].forEach(probes.watch)
        probes.watch(try #require(presenter.wireframe, Rule.strongForward))
        probes.watch(try #require(interactor.localDataManager, Rule.strongForward))
        probes.watch(try #require(interactor.remoteDataManager, Rule.strongForward))
        screen.loadViewIfNeeded()
        let isFilled = await eventually { screen.rows.count == Post.many.count }
        try requireReferences(from: view, isFilled)
      }
      // The session may retain what it has called for a moment longer, on another thread.
      _ = await eventually { probes.survivors == [] }
      // Another list could replace the one that is kept, so the survivors are read before more of them are built.
      expect(probes.survivors, equals: [], onlyBrokenRule ?? Rule.listGoesWithScreen)
    }

    @Test func `1.10 The presenter references its view weakly`() {
      let presenter = PostListPresenter()
      let survivors = Probes.survivors { probes in
        let (former, view) = (PostListViewSpy(), PostListViewSpy())
        presenter.view = former
        presenter.view = view
        PostListPresenter().view = former
        #expect(presenter.view === view, Rule.propertyIsItsOwn)
        probes.watch(former)
        presenter.viewDidLoad()
        presenter.didRetrievePosts([.ferry])
        presenter.onError(.serverTooSlow)
        presenter.didSelectPost(.ferry)
        probes.watch(view)
      }
      expect(survivors, equals: [], Rule.weakView)
    }

    @Test func `1.10 The interactor references its presenter weakly`() {
      let interactor = PostListInteractor()
      let survivors = Probes.survivors { probes in
        let (former, presenter) = (PostListOutputSpy(), PostListOutputSpy())
        interactor.presenter = former
        interactor.presenter = presenter
        PostListInteractor().presenter = former
        #expect(interactor.presenter === presenter, Rule.propertyIsItsOwn)
        probes.watch(former)
        interactor.retrievePostList()
        interactor.onPostsRetrieved([.ferry])
        interactor.onError(.serverTooSlow)
        interactor.retrievePostList()
        probes.watch(presenter)
      }
      expect(survivors, equals: [], Rule.weakOutput)
    }

    @Test func `1.10 The remote data manager references its handler weakly`() {
      let server = OfflineServer()
      let session = server.makeSession()
      let manager = PostListRemoteDataManager(session: session, server: server.url)
      var managers: [PostListRemoteDataManager] = []
      let survivors = Probes.survivors { probes in
        let (former, handler) = (PostListRequestHandlerSpy(), PostListRequestHandlerSpy())
        manager.remoteRequestHandler = former
        manager.remoteRequestHandler = handler
        let other = PostListRemoteDataManager(session: server.makeSession(), server: server.url)
        other.remoteRequestHandler = former
        #expect(manager.remoteRequestHandler === handler, Rule.propertyIsItsOwn)
        probes.watch(former)
        manager.retrievePostList()
        probes.watch(handler)
        for address in ["https://localhost:8443/api", "http://192.0.2.1"] {
          let handler = PostListRequestHandlerSpy()
          let server = URL(string: address) ?? server.url
          let manager = PostListRemoteDataManager(session: session, server: server)
          manager.remoteRequestHandler = handler
          managers.append(manager)
          probes.watch(handler)
        }
      }
      expect(survivors, equals: [], Rule.weakHandler)
    }

    /// Expects that all objects still know each other after the posts have arrived.
    private func requireReferences(from view: PostListView, _ isFilled: Bool) throws {
      let presenter = try #require(view.presenter, Rule.strongForward)
      try #require(presenter.view === view, Rule.stillConnected)
      try #require(presenter.wireframe != nil, Rule.strongForward)
      let interactor = try #require(presenter.interactor, Rule.strongForward)
      try #require(interactor.presenter === presenter, Rule.stillConnected)
      try #require(interactor.localDataManager != nil, Rule.strongForward)
      let remote = try #require(interactor.remoteDataManager, Rule.strongForward)
      try #require(remote.remoteRequestHandler === interactor, Rule.stillConnected)
      try #require(isFilled, Rule.strongForward)
    }

    private var onlyBrokenRule: Comment? {
      let rules = brokenRules
      if rules.isEmpty, !PostListRehearsal.misreadings().isEmpty { return Rule.propertyIsItsOwn }
      return rules.count == 1 ? rules[0] : nil
    }

    /// The rules of the references back that are strong.
    private var brokenRules: [Comment] {
      let server = OfflineServer()
      let (presenter, interactor) = (PostListPresenter(), PostListInteractor())
      let manager = PostListRemoteDataManager(session: server.makeSession(), server: server.url)
      let kept = [
        (
          Rule.weakView,
          Probes.survivors { probes in
            let view = PostListViewSpy()
            presenter.view = view
            probes.watch(view)
          }
        ),
        (
          Rule.weakOutput,
          Probes.survivors { probes in
            let output = PostListOutputSpy()
            interactor.presenter = output
            probes.watch(output)
          }
        ),
        (
          Rule.weakHandler,
          Probes.survivors { probes in
            let handler = PostListRequestHandlerSpy()
            manager.remoteRequestHandler = handler
            probes.watch(handler)
          }
        ),
      ]
      return kept.filter { !$0.1.isEmpty }.map(\.0)
    }
  }
}
