import TestSupport
import Testing

@testable import Chapter7Reminders
@testable import Chapter7RemindersChecks
@testable import ScreenKit

extension Chapter7 {
  @Suite("Correct the change")
  struct Correction {
    @Test func `7.3 The interactor is deallocated with its screen`() async throws {
      try await #require(processExitsWith: .success, Rule.nothingCrashes) {
        await InteractorBench.rehearse()
      }
      for changeCount in [0, 2] {
        let bench = InteractorBench()
        try require(
          await bench.told { $0.loadHours() }, equals: ["22 to 7"], Rule.interactorStays())
        for start in 0..<changeCount {
          bench.server.change(to: QuietHours(start: start, end: 8))
          await settle()
          try require(bench.log.take(), equals: ["\(start) to 8"], Rule.serviceIsHeard())
        }
        await bench.close()
        try require(bench.isAlive, equals: false, Rule.interactorEnds)
      }

      for isSaving in [false, true] {
        let bench = InteractorBench()
        if isSaving { _ = await bench.told { $0.loadHours() } }
        bench.server.isSlow = true
        let told = await bench.told {
          if isSaving { $0.save(isConfirmed: false) } else { $0.loadHours() }
        }
        try require(told, equals: isSaving ? ["saving"] : [], Rule.interactorStays())
        await bench.close()
        try require(bench.isAlive, equals: false, Rule.taskEnds)
        try require(await bench.toldByServer(), equals: [], Rule.taskEnds)
      }
    }

    @Test func `7.3 The interactor does what its contract says`() async throws {
      let bench = InteractorBench()
      _ = await bench.told { $0.loadHours() }
      try require(
        await bench.told { $0.move(.end, by: 1) }, equals: ["22 to 8, changed"],
        Rule.interactorStays())
      for error in [QuietHoursError.offline, .serverProblem] {
        bench.server.failure = error
        try require(
          await bench.told { $0.save(isConfirmed: false) }, equals: ["saving", "failed: \(error)"],
          Rule.savesAgain())
      }
      bench.server.failure = nil
      try require(
        await bench.told { $0.move(.end, by: 2) }, equals: ["22 to 10, changed"],
        Rule.savesAgain())
      bench.server.isSlow = true
      let during = await bench.told {
        $0.save(isConfirmed: false)
        $0.save(isConfirmed: true)
        $0.move(.end, by: 1)
      }
      try require(during, equals: ["saving"], Rule.savesOnce())
      try require(await bench.toldByServer(), equals: ["saved"], Rule.savesOnce())
      let saves = ["save 22 to 8", "save 22 to 8", "save 22 to 10"]
      try require(bench.server.requests, equals: ["load"] + saves, Rule.savesOnce())

      // The saved hours are the ones to compare with now, and each message has its effect before the next one.
      let afterwards = await bench.told {
        $0.move(.end, by: 1)
        $0.move(.end, by: -1)
        $0.move(.end, by: 1)
        $0.save(isConfirmed: false)
      }
      let updates = ["22 to 11, changed", "22 to 10", "22 to 11, changed"]
      try require(afterwards, equals: updates + ["confirm 22 to 11"], Rule.interactorStays())

      for seed in 0..<8 { try await InteractorWalk(seed: seed).take(30) }
      // The service outlives an interactor, so another one has used it before.
      let earlier = InteractorBench()
      _ = await earlier.told { $0.loadHours() }
      await earlier.close()
      try await InteractorWalk(seed: 8, server: earlier.server).take(30)
    }

    @Test func `7.3 The router does what its contract says`() throws {
      let navigator = Navigator()
      let router = QuietHoursRouter(navigator: navigator)
      let survivors = LeakDetector.survivors { detector in
        let screen = Screen()
        detector.watch(screen)
        router.screen = screen
      }
      try require(survivors, equals: [], Rule.routerEnds)

      let (settings, below, screen, other) = (Screen(), Screen(), Screen(), Screen())
      (settings.title, below.title, screen.title) = ("Settings", "Sounds", "Quiet hours")
      // The next visit has the same title.
      other.title = "Quiet hours"
      router.screen = screen
      for screen in [settings, below, screen] { navigator.push(screen) }
      var answers: [Int] = []
      // "Save", "Cancel", and going back, which is "Cancel" as well.
      let ways: [(Screen?) -> Void] = [
        { $0?.didSelectRow(at: 0) }, { $0?.didSelectRow(at: 1) }, { ($0 as? Alert)?.cancel() },
      ]
      for (number, answer) in zip([13, 23, 14], ways) {
        router.askToConfirm(length: number) { answers.append(number) }
        try #require(navigator.top is Alert, Rule.routerStays)
        expect(navigator.top?.title, equals: "Silent for \(number) hours?", Rule.routerStays)
        expect(navigator.top?.rows, equals: ["Save", "Cancel"], Rule.routerStays)
        answer(navigator.top)
        try #require(navigator.top === screen, Rule.routerStays)
      }
      expect(answers, equals: [13], Rule.routerStays)
      navigator.push(other)
      router.close()
      let all = ["Settings", "Sounds", "Quiet hours", "Quiet hours"]
      try require(navigator.screens.map(\.title), equals: all, Rule.closesItsOwn)
      navigator.pop()
      router.close()
      try require(
        navigator.screens.map(\.title), equals: ["Settings", "Sounds"], Rule.routerStays)
      navigator.push(other)
      for visible in [screen, nil] {
        router.screen = visible
        router.close()
        let left = ["Settings", "Sounds", "Quiet hours"]
        try require(navigator.screens.map(\.title), equals: left, Rule.closesItsOwn)
      }
    }
  }
}
