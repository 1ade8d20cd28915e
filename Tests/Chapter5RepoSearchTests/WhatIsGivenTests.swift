// Tests of the provided code, which are green from the start.

import Foundation
import OfflineServer
import ScreenKit
import TestSupport
import Testing

@testable import Chapter5RepoSearch

extension Chapter5 {
  @Suite("Provided code")
  struct WhatIsGiven {
    let presenter = RepoListPresenterSpy()
    let view: RepoListView

    init() {
      view = RepoListView(presenter: presenter)
    }

    @Test func `The list shows each state, and nothing of the previous one`() {
      let rows = [Repo.lanterns, .maps].map(RepoRow.init)
      view.show(.failed(reason: "It failed."))
      #expect(view.lines == ["It failed."] && view.rows == ["Try again"] && !view.isLoading)
      view.show(.searching)
      #expect(view.lines == [] && view.rows == [] && view.isLoading)
      view.show(.found(rows, summary: "2 of 3", more: .offered))
      #expect(view.lines == ["2 of 3"] && view.rows == rows.map(\.text) + ["More"])
      view.show(.found(rows, summary: "2 of 3", more: .loading))
      #expect(view.rows == rows.map(\.text) && view.isLoading)
      view.show(.found(rows, summary: "2 of 3", more: .failed(reason: "No more.")))
      #expect(view.lines == ["2 of 3"])
      expect(view.rows, equals: rows.map(\.text) + ["No more.", "Try again"])
      view.show(.idle)
      #expect(view.lines == [] && view.rows == [] && !view.isLoading)
    }

    @Test func `The list reports what the user types and taps`() {
      view.loadViewIfNeeded()
      view.didEnterText("viper")
      for more in [.none, .loading, .offered, .failed(reason: "")] as [RepoListState.More] {
        view.show(.found([RepoRow(.maps), RepoRow(.notes)], summary: "", more: more))
        for index in 1...3 { view.didSelectRow(at: index) }
      }
      view.show(.failed(reason: ""))
      view.didSelectRow(at: 0)
      let taps = ["repo 1", "repo 1", "repo 1", "more", "repo 1", "more", "more", "retry"]
      expect(presenter.events, equals: ["loaded", "typed viper"] + taps)
    }

    @Test func `A row shows the name, the language and the stars`() {
      let rows = [Repo.lanterns, .notes].map { RepoRow($0).text }
      expect(rows, equals: ["harbour/lanterns, Swift, 3 stars", "a/notes, 1 star"])
    }

    @Test func `The list's builder connects all objects`() throws {
      let navigator = Navigator()
      let server = OfflineServer()
      let screen = RepoListBuilder.makeRepoListModule(
        navigator: navigator, session: server.makeSession(), server: server.url, pause: .zero
      ) { .now }
      let view = try #require(screen as? RepoListView)
      let presenter = try #require(view.presenter as? RepoListPresenter)
      #expect(presenter.view === view)
      #expect(presenter.interactor.presenter === presenter)
      presenter.router.showRepoDetail(for: .maps)
      expect(navigator.top?.title, equals: "quay/Maps")
      expect(
        navigator.top?.lines, equals: ["Łódź, Seoul", "No programming language", "Stars: 0"])
    }

    @Test func `Each error has its own message, which says what it is about`() {
      let errors: [SearchError] = [
        .limited(until: .now), .refused("Too long."), .busy, .offline, .unreadable,
      ]
      expect(Set(errors.map(\.reason)).count, equals: errors.count)
      #expect(SearchError.refused("Too long.").reason.contains("Too long."))
    }

    @Test func `A limit that ends within a second is told as its end`() {
      let limits = [0.4, 1].map { SearchError.limited(until: .init(timeIntervalSince1970: $0)) }
      expect(limits[0].reason, equals: limits[1].reason)
    }

    @Test func `The summary never has fewer matches than rows`() {
      let list = PresenterAndDoubles()
      list.presenter.didFind(SearchResult(repos: [.maps, .notes], total: 0, hasMore: false))
      let rows = [Repo.maps, .notes].map(RepoRow.init)
      let state = RepoListState.found(rows, summary: "2 of 2 repositories", more: .none)
      expect(list.view.state, equals: state)
    }
  }
}
