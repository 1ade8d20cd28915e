import Foundation
import TestSupport
import Testing

@testable import Chapter5RepoSearch

extension Chapter5 {
  @Suite("While the user types", .detectsLeaks(Rule.pendingTaskRetainsNothing))
  struct WhileTyping {
    let list = PresenterHarness()
    let search = InteractorHarness()

    /// Texts that are typed one after the other, which grow, shrink and return.
    static let typings = [
      ["v", "vi", "vip", "vipe", "viper"], ["vipers", "viper"], ["swift"], ["a", "ab", "a"],
      ["swift u", "swift"], ["vip", "vi", "vip"], ["viper", "cobra"],
      [" v", " vi", " vip "], ["c", "co", "cob", "cobr"], ["4", "42 Vipers\nA+"], ["ä", "שלום "],
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
        }
        // A few letters without a pause may have another reason, and so has a later text.
        if texts.count > 1 {
          try #require(
            list.pause.count > 0, round == 0 ? Rule.injectedPause : Rule.latestTextOnce)
        }
        await list.step { list.pause.end(first: begunBefore) }
        let isAnotherScreen = list.recorded == Recording(state: list.recorded.state)
        try require(
          list.recorded, equals: Recording(state: .searching),
          isAnotherScreen ? Rule.cancelledPauseShowsNothing : Rule.lastPauseSearches)
        // A single text needs a single pause.
        await list.pauseTyping(isLong: texts.count > 1)
        try require(list.recorded.searches, equals: [texts.lastQuery], Rule.latestTextOnce)
        list.recorded.searches = []
        try require(list.recorded, equals: Recording(state: .searching), Rule.latestTextOnce)
        // The next text follows a search in flight, a list, an error or an empty list.
        switch round % 4 {
        case 1: await list.step { list.presenter.didFind(SearchResult(repos: [.maps], total: 1)) }
        case 2:
          await list.step { list.presenter.didFail(with: .busy, having: SearchResult()) }
        case 3: await list.step { list.presenter.didFind(SearchResult()) }
        default: break
        }
      }
    }

    @Test func `5.5 The presenter searches once when all letters arrive together`() async throws {
      let odd = OddTexts.all.map { ["x", $0] }
        .filter { !$0.lastQuery.isEmpty }
      for texts in Self.typings + odd {
        await list.step { for text in texts { list.presenter.didChangeText(text) } }
        try require(list.recorded.searches, equals: [], Rule.pauseFirst)
        await list.pauseTyping()
        try require(list.recorded.searches, equals: [texts.lastQuery], Rule.latestTextOnce)
        let spelled = list.recorded.searches.map(\.spelled)
        try require(spelled, equals: [texts.lastQuery.spelled], Rule.latestTextOnce)
      }
    }

    @Test func `5.5 A pause that ends as the next letter arrives starts no search`() async throws {
      for texts in Self.typings where texts.count > 1 {
        await list.type(texts[0])
        // The last letter may be deleted immediately, so that the text is the same as before.
        let returns = [
          [texts[1], texts[0]], [texts[1], "", texts[0]], [""], [texts[0]], [" ", ""],
        ]
        for letters in returns + texts.dropFirst().map({ [$0] }) {
          let begun = list.pause.count
          var isCancelled = false
          await list.step {
            list.pause.end(first: begun)
            for text in letters { list.presenter.didChangeText(text) }
            isCancelled = list.pause.isCancelled(begun)
          }
          // Without a text, there may be no pause.
          if letters.last?.isEmpty == false { _ = await eventually { list.pause.count > begun } }
          // The check is of no use if the task is not cancelled, or is cancelled later.
          let rule = isCancelled ? Rule.cancelledPauseIsSilent : Rule.lastPauseSearches
          try require(list.recorded.searches, equals: [], rule)
        }
        await list.pauseTyping()
        try require(list.recorded.searches, equals: [texts.lastQuery], Rule.latestTextOnce)
      }
    }

    @Test func `5.5 A letter that arrives right after a pause has its own search`() async throws {
      for moment in Interruption.moments {
        await list.type("vip \(moment)")
        var searches: [String] = []
        let letter = Interruption(after: moment) { [list] in
          searches = list.recorded.searches
          list.presenter.didChangeText("viper \(moment)")
        }
        list.pause.interruption = letter
        await list.step { list.pause.end(first: list.pause.count) }
        await letter.end()
        try require(
          list.recorded.searches, equals: searches, Rule.searchRightAfterTheCheck)
        list.recorded.searches = []
        await list.pauseTyping()
        try require(list.recorded.searches, equals: ["viper \(moment)"], Rule.latestTextOnce)
      }
    }

    @Test func `5.5 However long the user types, each pause leads to one search`() async throws {
      for seed in 1...8 {
        try await PresenterWalk(.typing, seed: seed).take(60) { fault, _ in
          switch fault {
          case .early: Rule.pauseFirst
          case .cancelled: Rule.cancelledPauseIsSilent
          case .idle: Rule.lastPauseSearches
          case .state: Rule.cancelledPauseShowsNothing
          case .searches, .stop, .results: Rule.latestTextOnce
          }
        }
      }
    }

    @Test(arguments: [["viper"], ["vip", "viper"], ["vip", "", "viper"]])
    func `5.5 A pending pause retains nothing`(texts: [String]) async throws {
      let detector = LeakDetector()
      let (pause, recorder) = try await {
        let list = PresenterHarness()
        for piece in list.pieces { detector.watch(piece) }
        for text in texts { await list.type(text) }
        try require(list.recorded.searches, equals: [], Rule.pauseFirst)
        return (list.pause, list.recorder)
      }()
      _ = await eventually { detector.survivors == [] }
      expect(detector.survivors, equals: [], Rule.pendingTaskRetainsNothing)
      recorder.recorded = Recording()
      pause.endAll()
      await pause.hasResumed()
      await settle()
      expect(recorder.recorded, equals: Recording(), Rule.pendingTaskRetainsNothing)
    }
  }
}

extension [String] {
  /// The query after the last of these texts was typed.
  fileprivate var lastQuery: String {
    (last ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
