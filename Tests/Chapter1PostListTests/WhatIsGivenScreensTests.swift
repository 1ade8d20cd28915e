// Tests of the provided code: they are green from the start, and have to stay green.

import Foundation
import OfflineServer
import ScreenKit
import TestSupport
import Testing

@testable import Chapter1PostList

extension Chapter1 {
  @Suite("Provided code: the screens")
  struct WhatIsGivenScreens {
    let view = PostListView()

    @Test func `The list begins by saying which chapter fills it`() {
      #expect(view.lines.contains { $0.contains("docs/1-post-list.md") })
    }

    @Test func `The list shows and hides the loading state`() {
      view.showLoading()
      #expect(view.isLoading && view.lines.isEmpty)
      view.hideLoading()
      expect(view.isLoading, equals: false)
    }

    @Test func `The list shows a row for each post, or says that there are none`() {
      view.showPosts([.lighthouse, .ferry])
      expect(view.rows, equals: [Post.lighthouse.title, Post.ferry.title])
      view.showPosts([])
      #expect(view.rows == [] && view.lines == ["There are no posts."])
    }

    @Test func `The list shows an error above the posts that are there`() {
      view.showPosts([.lighthouse])
      view.showError("It failed.")
      expect(view.lines, equals: ["It failed."])
      expect(view.rows, equals: [Post.lighthouse.title])
    }

    @Test func `The list reports that it loaded, and the post that was tapped`() {
      let presenter = PostListPresenterSpy()
      view.presenter = presenter
      view.loadViewIfNeeded()
      view.showPosts([.lighthouse, .ferry])
      view.didSelectRow(at: 1)
      view.didSelectRow(at: 2)
      expect(presenter.loadCount, equals: 1)
      expect(presenter.selectedPosts, equals: [.ferry])
    }

    @Test func `The list's wireframe connects all objects`() throws {
      let server = OfflineServer()
      let screen = PostListWireframe.makePostListModule(
        navigator: Navigator(), session: server.makeSession(), server: server.url,
        store: URL(filePath: "/dev/null/posts.json"))

      let view = try #require(screen as? PostListView)
      let presenter = try #require(view.presenter)
      let interactor = try #require(presenter.interactor)
      #expect(presenter.view === view)
      #expect(presenter.wireframe != nil)
      #expect(interactor.presenter === presenter)
      #expect(interactor.localDataManager != nil)
      #expect(interactor.remoteDataManager?.remoteRequestHandler === interactor)
    }

    @Test func `The list's wireframe opens the detail over the list`() throws {
      let navigator = Navigator()
      let server = OfflineServer()
      let list = PostListWireframe.makePostListModule(
        navigator: navigator, session: server.makeSession(), server: server.url,
        store: URL(filePath: "/dev/null/posts.json"))
      navigator.push(list)
      (list as? PostListView)?.presenter?.wireframe?.showPostDetail(for: .harbour)
      #expect(navigator.top is PostDetailView)
      navigator.pop()
      #expect(navigator.top === list)
    }
  }
}
