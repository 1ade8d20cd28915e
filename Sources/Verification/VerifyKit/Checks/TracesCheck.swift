import MutationKit
import CourseKit
import Foundation
import InspectKit
import JudgeKit

extension Check {
  /// What `workbook trace` builds behaves as the solution does, ownership included, and nothing in it is
  /// marked as a breach of the contract.
  static let traces = Check(
    name: "traces",
    claim:
      "traced, it passes and fails the same tests, and says what the contract and the drawing have",
    scope: .chapter { chapter, verification in
      let workbook = verification.workbook
      let source = try ChapterSource(chapter, in: workbook).whole
      let mistakes = MistakesPage.withAnswers(of: source, in: workbook).mistakes
        .filter(\.isAboutOwners)
      var trial = VariantTrial(
        of: source, in: workbook, buildSystem: verification.buildSystem,
        exercises: Dictionary(mistakes.map { ($0.variant, $0.exercise) }) { $1 })
      trial.prepare = { InstrumentedChapter($0, of: workbook).texts() }
      trial.firstSlot = ProcessInfo.processInfo.activeProcessorCount
      trial.environment = [TraceEvent.variable: "once"]
      let outcomes = try await trial.outcomes(of: [.solution] + mistakes.map(\.variant))
      let found = mistakes.flatMap { mistake in
        outcomes[mistake.variant].map { findings(about: mistake, $0) } ?? []
      }
      let trace = Trace((try? outcomes[.solution]?.get())?.output ?? "")
      let unlike = outcomes[.solution].map { complaints(about: $0, trace, of: source) } ?? []
      let drawn = trace.events.isEmpty ? [] : complaints(about: trace, of: chapter, in: workbook)
      return found.map { Finding("Traced, \($0.sentence)", at: $0.location) }
        + unlike.map { Finding($0, file: chapter.folder(in: .solutions)) }
        + drawn.map { Finding($0, file: chapter.page) }
        + workbook.predictions(about: chapter).flatMap { $0.complaints(about: trace) }
        .map { Finding($0, file: Prediction.path) }
    })

  /// What the page's drawing has otherwise than what was seen.
  private static func complaints(
    about trace: Trace, of chapter: Chapter, in workbook: Workbook
  ) -> [String] {
    guard let page = workbook.text(of: chapter.page) else { return [] }
    let files = workbook.texts(below: chapter.folder(in: .solutions))
    return DrawnMessages(page, of: InstrumentedChapter(files, of: workbook))?
      .complaints(about: trace.messages)
      ?? [page.lacksDrawing(of: "messages")].compactMap(\.self)
  }

  private static func complaints(
    about outcome: TestOutcome, _ trace: Trace, of source: ChapterSource
  ) -> [String] {
    if let complaint = outcome.complaint { return ["When the solution is traced, \(complaint)"] }
    let breach = trace.events.first { event in
      if case .breach = event.mark { true } else { false }
    }
    let hasContract = source.files.contains { $0.path.hasSuffix("Contract.swift") }
    return [
      breach.map { "The trace says that the solution breaks the contract:\n\($0.line)" },
      hasContract && trace.events.isEmpty ? "The trace of the solution tells of no message." : nil,
    ].compactMap(\.self)
  }
}

extension Answer {
  /// Whether it differs from the solution only in who holds whom.
  fileprivate var isAboutOwners: Bool {
    !variant.changes.isEmpty && variant.changes.allSatisfy { $0.ownerships(in: $1) != nil }
  }
}
