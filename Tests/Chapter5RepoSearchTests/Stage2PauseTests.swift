import TestSupport
import Testing

@testable import Chapter5RepoSearch

extension Chapter5 {
  @Suite("While the user types", .detectsLeaks(Rule.pendingTaskRetainsNothing))
  struct WhileTyping {
    @Test func `5.5 The presenter sends no search while the user is typing`() async throws {
      let list = PresenterAndDoubles()

      await when { list.type("v") }
      await when { list.type("vi") }

      try require(list.interactor.searches, equals: [], Rule.pauseFirst)
      try #require(list.pause.count > 0, Rule.injectedPause)
    }

    @Test func `5.5 The pause of an earlier letter ends without a search, and shows nothing`()
      async throws
    {
      let list = PresenterAndDoubles()
      await when { list.type("v") }
      await when { list.type("vi") }

      // Only the pause after "v" ends, which is over for the user since "vi".
      await when { list.pause.endEarlier() }

      try require(list.interactor.searches, equals: [], Rule.lastPauseSearches)
      // The view shows this since the first letter.
      try require(list.view.state, equals: .searching, Rule.cancelledPauseShowsNothing)
    }

    @Test func `5.5 The presenter searches once when the typing pauses`() async throws {
      let list = PresenterAndDoubles()
      await when { list.type(" vi") }
      await when { list.type(" vip ") }
      await when { list.pause.endEarlier() }

      await when { list.pause.end() }

      try require(list.interactor.searches, equals: ["vip"], Rule.latestTextOnce)
    }

    @Test func `5.5 The same text is searched again after each pause`() async throws {
      let list = PresenterAndDoubles()
      await list.search(for: "viper")
      await when { list.type("vipers") }
      await when { list.type("viper") }

      await when { list.pause.end() }

      try require(list.interactor.searches, equals: ["viper", "viper"], Rule.latestTextOnce)
    }

    @Test func `5.5 Each pause in the typing leads to one search, and to nothing else`() async {
      // The user types texts, and pauses end in time, late, or just as the next letter arrives. A
      // pause that no letter has ended leads to one search for the present text, and one that has
      // been ended leads to none. Results arrive in between, and the screen has the state of the
      // last message.
      await presenterJudge.judge(exercise: 5, stories: 300)
    }

    @Test func `5.5 A letter that arrives just as the pause ends prevents its search`() async throws
    {
      let list = PresenterAndDoubles()
      await when { list.type("v") }

      await when {
        list.pause.end()
        list.type("vi")
      }

      try require(list.interactor.uncancelledSearches, equals: [], Rule.lastPauseSearches)
      try require(list.interactor.searches, equals: [], Rule.cancelledPauseIsSilent)
    }

    @Test func `5.5 A pause that has not ended keeps no object of a closed screen`() async throws {
      let closed = await PresenterAndDoubles.closing(after: "viper")
      try require(closed.searches, equals: [], Rule.pauseFirst)
      try require(closed.survivors, equals: [], Rule.pendingTaskRetainsNothing)

      let later = await PresenterAndDoubles.closing(after: "vip", "", "viper")
      try require(later.survivors, equals: [], Rule.pendingTaskRetainsNothing)
    }
  }
}
