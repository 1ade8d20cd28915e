import Testing

@testable import TestSupport

@MainActor @Suite("The judge of a role with words of its own", .serialized)
struct WordJudgeTests {
  @Test func `Words are up to the role, as long as they stay the same`() async {
    let polite = await failure { _ in "One moment, please." }
    #expect(polite == nil)
    let plain = await failure { _ in "Wait." }
    #expect(plain == nil)
  }

  @Test func `Words that change from one message to the next are told`() async {
    let failure = await failure { $0 == 3 ? "Still waiting." : "Wait." }
    expect(failure?.rule, equals: "Rule: Keep to your words.")
    expect(failure?.story, equals: ["wait()", "wait()", "wait()"])
    expect([failure?.wanted, failure?.found], equals: [#"["Wait."]"#, #"["Still waiting."]"#])
  }

  private func failure(_ words: @escaping (Int) -> String) async -> StoryFailure? {
    WordModel.makeSample = { SampleSpeaker(words) }
    let judge = Judge<SampleSpeaker, WordModel>(
      of: WordModel.makeSample,
      collaborators: [
        Collaborator("log", read: { $0.log }, set: { $0.log = $1 }) { WordLog($2) }
      ],
      sources: [MessageSource(from: 1) { _ in .wait }],
      rules: [RuleRow(1, after: [.wait], "log", \.self, "Rule: Keep to your words.")],
      collaboratorRules: CollaboratorRules(isKept: "", isReplaced: "", isOutdated: ""),
      send: { _, speaker, _ in speaker.wait() })
    return await StorySearch(judge: judge, exercise: 1).failure(among: 100)
  }
}

@MainActor private final class SampleSpeaker {
  var log: WordLog?
  private let words: (Int) -> String
  private var count = 0

  init(_ words: @escaping (Int) -> String) { self.words = words }

  func wait() {
    count += 1
    log?.recorder.recording.append(words(count))
  }
}

@MainActor private final class WordLog: RecordingDouble<[String]> {}

/// What the speaker has to say: the words that a new one uses.
@MainActor private struct WordModel: RoleModel {
  enum Message { case wait }
  enum Kind { case wait }

  static var makeSample: () -> SampleSpeaker = { SampleSpeaker { _ in "" } }
  private static var words: [String] = []

  var recording: [String] = []

  mutating func beginTurn() { recording = [] }
  func kind(of message: Message) -> Kind? { .wait }
  func allows(_ second: Message, rightAfter first: Message) -> Bool { false }
  mutating func receive(_ message: Message) { recording += Self.words }

  static func learn() async {
    let speaker = makeSample()
    let log = WordLog(Recorder([]))
    speaker.log = log
    await when { speaker.wait() }
    words = log.recorder.recording
  }
}
