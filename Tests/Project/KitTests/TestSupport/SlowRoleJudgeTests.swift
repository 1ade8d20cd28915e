import Testing

@testable import TestSupport

@MainActor @Suite("The judge of a role that goes on in another thread", .serialized)
struct SlowRoleJudgeTests {
  @Test func `A judge waits until a turn has come to its end`() async {
    let failure = await StorySearch(judge: judge { $0 }, exercise: 1).failure(among: 50)
    #expect(failure == nil)
  }

  @Test func `A judge looks at what has arrived when it has waited`() async {
    let failure = await StorySearch(judge: judge { $0 + 1 }, exercise: 1).failure(among: 50)
    expect(failure?.story, equals: ["say(0)"])
    expect(failure?.found, equals: "[1]")
  }

  private func judge(_ word: @escaping @Sendable (Int) -> Int) -> Judge<Speaker, EchoModel> {
    Judge(
      of: { Speaker() },
      collaborators: [
        Collaborator("echo", read: { $0.echo }, set: { $0.echo = $1 }) { Echo($2) }
      ],
      sources: [MessageSource(from: 1) { .say($0.number(below: 5)) }],
      rules: [RuleRow(1, after: [.word], "echo", \.self, "Rule: Say the word.")],
      collaboratorRules: CollaboratorRules(isKept: "", isReplaced: "", isOutdated: ""),
      settle: { _, wanted, found in _ = await eventually { found().count == wanted.count } },
      send: { message, speaker, _ in
        guard case .say(let number) = message, let echo = speaker.echo else { return }
        Task.detached { await echo.receive(word(number)) }
      })
  }
}

@MainActor private final class Speaker { var echo: Echo? }

@MainActor private final class Echo: RecordingDouble<[Int]> {
  func receive(_ word: Int) { recorder.recording.append(word) }
}

/// What an echo has received.
@MainActor private struct EchoModel: RoleModel {
  enum Message { case say(Int) }
  enum Kind { case word }

  var recording: [Int] = []

  mutating func beginTurn() { recording = [] }
  func kind(of message: Message) -> Kind? { .word }
  func allows(_ second: Message, rightAfter first: Message) -> Bool { false }

  mutating func receive(_ message: Message) {
    if case .say(let number) = message { recording.append(number) }
  }
}
