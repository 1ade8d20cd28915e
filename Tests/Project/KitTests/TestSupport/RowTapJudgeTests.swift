import Testing

@testable import TestSupport

@MainActor @Suite("The judge of a role with rows", .serialized)
struct RowTapJudgeTests {
  @Test func `Only rows that are there are tapped`() async {
    var missed = 0
    let failure = await failure { list, row in
      if !(0..<list.count).contains(row) { missed += 1 }
      return row
    }
    #expect(failure == nil)
    expect(missed, equals: 0)
  }

  @Test func `A tap is told with the row that it is on`() async {
    let failure = await failure { list, row in min(row, 1) }
    expect(failure?.rule, equals: "Rule: Report the row.")
    expect(failure?.story, equals: ["show(3)", "tap(2)"])
  }

  private func failure(
    _ row: @escaping (SampleList, Int) -> Int
  ) async -> StoryFailure? {
    let judge = Judge<SampleList, TapModel>(
      of: { SampleList() },
      collaborators: [
        Collaborator("log", read: { $0.log }, set: { $0.log = $1 }) { SampleLog($2) }
      ],
      sources: [
        MessageSource(from: 1) { .show($0.number(below: 5)) },
        MessageSource(from: 1) { .tap($0.number(below: 8)) },
      ],
      rules: [RuleRow(1, after: [.tap], "log", \.self, "Rule: Report the row.")],
      collaboratorRules: CollaboratorRules(isKept: "", isReplaced: "", isOutdated: ""),
      send: { message, list, _ in
        switch message {
        case .show(let count): list.count = count
        case .tap(let number): list.log?.recorder.recording.append(row(list, number))
        }
      })
    return await StorySearch(judge: judge, exercise: 1).failure(among: 100)
  }
}

@MainActor private final class SampleList {
  var count = 0
  var log: SampleLog?
}

@MainActor private final class SampleLog: RecordingDouble<[Int]> {}

/// What the list has to report: the number of the row, if there are rows.
@MainActor private struct TapModel: RoleModel {
  enum Message { case show(Int), tap(Int) }
  enum Kind { case show, tap }

  var recording: [Int] = []
  private var count = 0

  mutating func beginTurn() { recording = [] }
  func kind(of message: Message) -> Kind? { if case .tap = message { .tap } else { .show } }
  func allows(_ second: Message, rightAfter first: Message) -> Bool { false }
  func accepts(_ message: Message) -> Bool { if case .tap = message { count > 0 } else { true } }

  func resolve(_ message: Message) -> Message {
    guard case .tap(let number) = message, count > 0 else { return message }
    return .tap(number % count)
  }

  mutating func receive(_ message: Message) {
    switch message {
    case .show(let count): self.count = count
    case .tap(let number): recording.append(number)
    }
  }
}
