import Testing

@testable import TestSupport

@MainActor @Suite("The judge of a role that doesn't end well", .serialized)
struct RoleEndJudgeTests {
  @Test func `A role that is never released is found at the end of the test`() async {
    let detector = LeakDetector()
    await LeakDetector.$ofTest.withValue(detector) {
      _ = await failure { role, message in
        role.answer(message)
        role.kept = role
      }
    }
    expect(Set(await detector.lastSurvivors()), equals: ["SampleRole"])
  }

  @Test func `A task without an end keeps no story from ending`() async {
    var isOver = false
    let failure = await failure { role, message in
      role.answer(message)
      Task { while !isOver { await Task.yield() } }
    }
    isOver = true
    #expect(failure == nil)
  }

  @Test func `A trap tells the messages before it`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      CrashNote.begin("1.1 The number is shown")
      let judge = Judge<SampleRole, SampleModel>.sample { role, message in
        if case .hide = message { print(role.numbers[role.numbers.count]) }
      }
      _ = await StorySearch(judge: judge, exercise: 2).failure(among: 200)
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("✘ 1.1 The number is shown\n  The code crashed."))
    #expect(text.contains(/The last steps: ((show|viewIsOff), )*hide\n/))
  }

  private func failure(
    _ answer: @escaping (SampleRole, SampleModel.Message) -> Void
  ) async -> StoryFailure? {
    await StorySearch(judge: .sample(answer), exercise: 1).failure(among: 200)
  }
}
