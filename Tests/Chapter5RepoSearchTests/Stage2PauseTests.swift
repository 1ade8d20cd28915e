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
      // Instead, the presenter has called `wait()` of its pause.
      try #require(list.pause.waits > 0, Rule.injectedPause)
    }

    @Test func `5.5 The pause of an earlier letter ends without a search, and shows nothing`()
      async throws
    {
      let list = PresenterAndDoubles()
      await when { list.type("v") }
      await when { list.type("vi") }

      // The pause after "v" ends late. Its task should have been cancelled by "vi", so that its
      // `wait()` throws now. The pause after "vi" goes on.
      await when { list.pause.endAllButLast() }

      try require(list.interactor.searches, equals: [], Rule.lastPauseSearches)
      // The view has shown this since the first letter.
      try require(list.view.state, equals: .searching, Rule.cancelledPauseShowsNothing)
    }

    @Test func `5.5 The presenter searches once when the typing pauses`() async throws {
      let list = PresenterAndDoubles()
      await when { list.type(" vi") }
      await when { list.type(" vip ") }
      // The pause after " vi" ends late. Its task should have been cancelled by " vip ", so that its
      // `wait()` throws now.
      await when { list.pause.endAllButLast() }

      await when { list.pause.endAll() }

      try require(list.interactor.searches, equals: ["vip"], Rule.latestTextOnce)
    }

    @Test func `5.5 A text is searched again if the user types another one and comes back to it`()
      async throws
    {
      let list = PresenterAndDoubles()
      await list.typeAndEndPause("viper")
      await when { list.type("vipers") }
      await when { list.type("viper") }

      // Both pauses end. The task of "vipers" should have been cancelled, so its `wait()` throws now.
      await when { list.pause.endAll() }

      try require(list.interactor.searches, equals: ["viper", "viper"], Rule.latestTextOnce)
    }

    @Test func `5.5 Each pause in the typing leads to one search, and to nothing else`() async {
      // The user types texts, and each pause ends in one of these ways:
      // - before the next text: one search for the text that was typed last
      // - after the next text, because its task was cancelled: no search
      // - just as the next text arrives, so that only `Task.isCancelled` tells: no search
      // A text shows the searching state, and then a result shows its list, or an error its reason.
      // "More" and "Try again" come in between, and do what they did before this exercise.
      // Sometimes the presenter is released right after a message.
      await presenterJudge.judge(exercise: 5, stories: 300)
    }

    @Test func `5.5 A letter that arrives just as the pause ends prevents its search`() async throws
    {
      let list = PresenterAndDoubles()
      await when { list.type("v") }

      // The letter arrives before the task that has waited can go on. The pause after "vi" doesn't
      // end here.
      await when {
        list.pause.endAll()
        list.type("vi")
      }

      // No task has searched that wasn't cancelled.
      try require(list.interactor.uncancelledSearches, equals: [], Rule.lastPauseSearches)
      // No task has searched that was cancelled, which it has to check.
      try require(list.interactor.searches, equals: [], Rule.cancelledPauseIsSilent)
    }

    @Test func `5.5 A pause that has not ended keeps no object of a closed screen`() async throws {
      // The screen closes during the pause after "viper", when no search has been sent. Afterwards,
      // no object of it is in memory.
      let closed = await PresenterAndDoubles.closedScreen(afterTyping: "viper")
      try require(closed.searches, equals: [], Rule.pauseFirst)
      try require(closed.keptInMemory, equals: [], Rule.pendingTaskRetainsNothing)

      // The same after a pause that was cancelled, and a text that was deleted.
      let later = await PresenterAndDoubles.closedScreen(afterTyping: "vip", "", "viper")
      try require(later.keptInMemory, equals: [], Rule.pendingTaskRetainsNothing)
    }
  }
}
