import Testing

@testable import TestSupport

@MainActor @Suite("The judge of roles that share what they shouldn't", .serialized)
struct RoleSharingJudgeTests {
  @Test func `What one object leaves to the next is told`() async {
    weak var first: SampleRole?
    let failure = await failure { role, message in
      first = first ?? role
      if first === role { role.answer(message) }
    }
    expect(failure?.rule, equals: "Rule: Show it.")
    expect(failure?.story.count, equals: 2)
    expect(failure?.story.last, equals: "show(0) (to a new role)")
  }

  @Test func `What a second object takes from the first one is told`() async {
    weak var last: SampleRole?
    let failure = await failure { role, message in
      last = last ?? role
      if last === role { role.answer(message) } else { last = role }
    }
    expect(failure?.rule, equals: "Rule: Show it.")
    expect(failure?.story, equals: ["show(0) (and before it, to another role)"])
  }

  private func failure(
    _ answer: @escaping (SampleRole, SampleModel.Message) -> Void
  ) async -> StoryFailure? {
    await StorySearch(judge: .sample(answer), exercise: 1).failure(among: 150)
  }
}
