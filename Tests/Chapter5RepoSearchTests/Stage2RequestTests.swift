import TestSupport
import Testing

@testable import Chapter5RepoSearch

extension Chapter5.WhileTyping {
  @Test func `5.6 An empty field shows nothing and starts no search`() async throws {
    for (empty, isSearched) in [
      ("", true), ("", false), (" ", true), ("\n\t ", false), ("", true),
    ] {
      await list.type("viper")
      if isSearched { await list.pauseTyping() }
      var atOnce = Recording()
      await list.step {
        list.presenter.didChangeText(empty)
        atOnce = list.recorded
      }
      let stateAtOnce = atOnce.state
      try require(stateAtOnce, equals: .idle, Rule.emptyShowsNothing)
      try require(list.recorded.searches, equals: [], Rule.emptyIsNotSearched)
      if isSearched { try #require(atOnce.isStopped, Rule.changedMeansStop) }
      list.recorded.isStopped = false
      try require(list.recorded, equals: Recording(state: .idle), Rule.emptyShowsNothing)

      await list.step { list.pause.endAll() }
      list.pause.beginAgain()
      try require(list.recorded.searches, equals: [], Rule.emptyIsNotSearched)
      try require(list.recorded, equals: Recording(state: .idle), Rule.emptyShowsNothing)
    }
  }

  @Test func `5.6 A text that is deleted just as the pause ends is not searched`() async throws {
    for text in ["viper", "v", "viper"] {
      await list.type(text)
      await list.step {
        list.pause.end(first: list.pause.count)
        list.presenter.didChangeText("")
      }
      try require(list.recorded.searches, equals: [], Rule.emptyIsNotSearched)
      try require(list.recorded.state, equals: .idle, Rule.emptyShowsNothing)
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
      try await expectResults()
    }
  }

  @Test func `5.6 A changed text stops the previous search`() async throws {
    let found = SearchResult(repos: [.maps], total: 2, hasMore: true)
    let texts = [("v", "vi"), ("vip", "42"), ("4", "+"), ("vipers", " v"), ("c", "한")]
    for (round, (old, new)) in zip(0..., texts) {
      for (isPaused, isFound) in [(round.isMultiple(of: 2), true), (round < 2, false)] {
        await list.type(old)
        await list.pauseTyping()
        if isFound {
          await list.step { list.presenter.didFind(found) }
          await list.step { list.presenter.didSelectMore() }
        }
        var atOnce = Recording()
        let begun = list.pause.count
        await list.step {
          list.presenter.didChangeText(new)
          atOnce = list.recorded
        }
        _ = await eventually { list.pause.count > begun || !list.recorded.searches.isEmpty }
        try require(atOnce.state, equals: .searching, Rule.onlyEmptyIsEmpty)
        try #require(atOnce.isStopped, Rule.changedMeansStop)
        let stopped = Recording(state: .searching, isStopped: true)
        try require(list.recorded, equals: stopped, Rule.changedMeansStop)
        guard isPaused else { continue }
        await list.pauseTyping()
        try await expectResults()
      }
    }
  }

  @Test func `5.6 However often the text changes, only the latest one has results`() async throws {
    for seed in 1...8 {
      try await PresenterWalk(.deleting, seed: seed).take(60) { fault, walk in
        switch fault {
        case .early, .idle:
          walk.query.isEmpty ? Rule.emptyIsNotSearched : Rule.lastPauseSearches
        case .cancelled:
          walk.query.isEmpty ? Rule.emptyIsNotSearched : Rule.cancelledPauseIsSilent
        case .searches:
          walk.list.recorded.searches.count > 1 ? Rule.lastPauseSearches : Rule.clearingResets
        case .stop: Rule.changedMeansStop
        case .state: walk.query.isEmpty ? Rule.emptyShowsNothing : Rule.onlyEmptyIsEmpty
        case .results: Rule.nextResultsAreShown
        }
      }
    }
  }

  /// Expects that the screen shows what the interactor delivers.
  private func expectResults() async throws {
    await list.step { list.output?.didFind(SearchResult(repos: [.notes], total: 1)) }
    let found = RepoListState.found([RepoRow(.notes)], summary: "1 repository", more: .none)
    try require(list.recorded.state, equals: found, Rule.nextResultsAreShown)
  }
}
