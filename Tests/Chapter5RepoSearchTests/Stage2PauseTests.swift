import Foundation
import TestSupport
import Testing

@testable import Chapter5RepoSearch

extension Chapter5 {
  @Suite("While the user types", .letsGo(Rule.pendingTaskRetainsNothing))
  struct WhileTyping {
    let list = PresenterHarness()
    let search = InteractorHarness()

    /// Texts that are typed one after the other, which grow, shrink and return.
    static let typings = [
      ["v", "vi", "vip", "vipe", "viper"], ["vipers", "viper"], ["swift"], ["a", "ab", "a"],
      ["swift u", "swift"], ["vip", "vi", "vip"], ["viper", "cobra"],
      [" v", " vi", " vip "], ["c", "co", "cob", "cobr"],
    ]

    @Test func `5.5 The presenter searches when the typing pauses`() async throws {
      for (round, texts) in zip(0..., Self.typings) {
        var begunBefore = 0
        for text in texts {
          // A cancelled pause ends immediately, or late.
          if round.isMultiple(of: 2) { await list.step { list.pause.end(first: begunBefore) } }
          begunBefore = list.pause.count
          await list.type(text)
          try require(list.recorded.searches, equals: [], Rule.pauseFirst)
          list.recorded.isStopped = false
          try require(list.recorded, equals: Recording(state: .searching), Rule.pauseFirst)
          try #require(list.pause.count > 0, Rule.injectedPause)
        }
        await list.step { list.pause.end(first: begunBefore) }
        try require(list.recorded, equals: Recording(state: .searching), Rule.lastPauseSearches)
        // A single text needs a single pause.
        await list.pauseTyping(isLong: texts.count > 1)
        try require(list.recorded.searches, equals: [texts.lastQuery], Rule.latestTextOnce)
        list.recorded.searches = []
        try require(list.recorded, equals: Recording(state: .searching), Rule.latestTextOnce)
      }
    }

    @Test func `5.5 The presenter searches once when all letters arrive together`() async throws {
      for texts in Self.typings {
        await list.step { for text in texts { list.presenter.didChangeText(text) } }
        try require(list.recorded.searches, equals: [], Rule.pauseFirst)
        await list.pauseTyping()
        try require(list.recorded.searches, equals: [texts.lastQuery], Rule.latestTextOnce)
      }
    }

    @Test func `5.5 A pause that ends as the next letter arrives starts no search`() async throws {
      for texts in Self.typings where texts.count > 1 {
        await list.type(texts[0])
        for text in texts.dropFirst() {
          let begun = list.pause.count
          await list.step {
            list.pause.end(first: begun)
            list.presenter.didChangeText(text)
          }
          _ = await eventually { list.pause.count > begun }
          try require(list.recorded.searches, equals: [], Rule.cancelledPauseIsSilent)
        }
        await list.pauseTyping()
        try require(list.recorded.searches, equals: [texts.lastQuery], Rule.latestTextOnce)
      }
    }

    @Test func `5.5 A pending pause retains nothing`() async throws {
      let probes = Probes()
      let pause = try await {
        let list = PresenterHarness()
        probes.watch(list.presenter)
        await list.type("viper")
        try require(list.recorded.searches, equals: [], Rule.pauseFirst)
        return list.pause
      }()
      _ = await eventually { probes.survivors == [] }
      expect(probes.survivors, equals: [], Rule.pendingTaskRetainsNothing)
      pause.endAll()
      await settle()
    }

    @Test func `5.6 An empty field shows nothing and starts no search`() async throws {
      for (empty, isSearched) in [
        ("", true), ("", false), (" ", true), ("\n\t ", false), ("", true),
      ] {
        await list.type("viper")
        if isSearched { await list.pauseTyping() }
        var stateAtOnce: RepoListState?
        await list.step {
          list.presenter.didChangeText(empty)
          stateAtOnce = list.recorded.state
        }
        try require(stateAtOnce, equals: .idle, Rule.emptyShowsNothing)
        try require(list.recorded.searches, equals: [], Rule.emptyIsNotSearched)
        if isSearched { try #require(list.recorded.isStopped, Rule.changedMeansStop) }
        list.recorded.isStopped = false
        try require(list.recorded, equals: Recording(state: .idle), Rule.emptyShowsNothing)

        await list.step { list.pause.endAll() }
        list.pause.beginAgain()
        try require(list.recorded, equals: Recording(state: .idle), Rule.emptyIsNotSearched)
      }
    }

    @Test func `5.6 An empty field removes everything that was visible`() async throws {
      let found = SearchResult(repos: [.maps], total: 2, hasMore: true)
      for more in [nil, .failure(.busy), .success(found)] as [Result<SearchResult, SearchError>?] {
        await list.find(found, for: "viper")
        await list.step { list.presenter.didSelectMore() }
        switch more {
        case .success(let found): await list.step { list.presenter.didFind(found) }
        case .failure(let error):
          await list.step { list.presenter.didFail(with: error, having: found) }
        case nil: break
        }
        await list.type("")
        try require(list.recorded.state, equals: .idle, Rule.emptyShowsNothing)
        if more == nil { try #require(list.recorded.isStopped, Rule.changedMeansStop) }
      }
    }

    @Test func `5.6 A deleted word can be searched again`() async throws {
      for text in ["viper", "", "viper", " ", "viper"] {
        await list.type(text)
        guard text == "viper" else {
          try require(list.recorded.state, equals: .idle, Rule.emptyShowsNothing)
          continue
        }
        await list.pauseTyping()
        try require(list.recorded.searches, equals: ["viper"], Rule.clearingResets)
      }
    }

    @Test func `5.6 A changed text stops the previous search`() async throws {
      for (old, new) in [("v", "vi"), ("vip", "viper"), ("vipers", "v")] {
        for isPaused in [false, true] {
          await list.type(old)
          await list.pauseTyping()
          await list.type(new)
          try #require(list.recorded.isStopped, Rule.changedMeansStop)
          let stopped = Recording(state: .searching, isStopped: true)
          try require(list.recorded, equals: stopped, Rule.changedMeansStop)
          if isPaused { await list.pauseTyping() }
        }
      }
    }
  }
}

extension [String] {
  /// The query after the last of these texts was typed.
  fileprivate var lastQuery: String {
    (last ?? "").trimmingCharacters(in: .whitespaces)
  }
}
