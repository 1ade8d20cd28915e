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
      let source = try ChapterSource(chapter, in: workbook)
      let mistakes = MistakesPage(of: source, in: workbook).mistakes.filter(\.isAboutOwners)
      let trial = VariantTrial(
        workbook: workbook, source: source, buildSystem: verification.buildSystem, mutants: [],
        exercises: [:], advance: {}, prepare: { TracedChapter($0, of: workbook).texts() },
        firstSlot: ProcessInfo.processInfo.activeProcessorCount,
        environment: ["WORKBOOK_TRACE": "once"])
      let outcomes = try await trial.outcomes(of: [.solution] + mistakes.map(\.variant))
      let found = mistakes.flatMap { mistake in
        outcomes[mistake.variant].map { findings(about: mistake, $0) } ?? []
      }
      let lines = (try? outcomes[.solution]?.get())?.output.lines ?? []
      let unlike = outcomes[.solution].map { complaints(about: $0, of: source) } ?? []
      let drawn = outcomes[.solution].map { complaints(about: $0, of: chapter, in: workbook) } ?? []
      return found.map { Finding("Traced, \($0.sentence)", at: $0.location) }
        + unlike.map { Finding($0, file: chapter.folder(in: .solutions)) }
        + drawn.map { Finding($0, file: chapter.page) }
        + workbook.guesses(about: chapter).flatMap { $0.complaints(about: lines) }
        .map { Finding($0, file: Guess.path) }
    })

  /// What the page's drawing has otherwise than what was seen.
  private static func complaints(
    about outcome: TestOutcome, of chapter: Chapter, in workbook: Workbook
  ) -> [String] {
    guard let report = try? outcome.get(), let page = workbook.text(of: chapter.page) else {
      return []
    }
    let files = workbook.texts(below: chapter.folder(in: .solutions))
    return DrawnMessages(page, of: TracedChapter(files, of: workbook))?
      .complaints(about: Trail(report.output).messages)
      ?? [page.lacksDrawing(of: "messages")].compactMap(\.self)
  }

  private static func complaints(
    about outcome: TestOutcome, of source: ChapterSource
  ) -> [String] {
    if let complaint = outcome.complaint { return ["When the solution is traced, \(complaint)"] }
    let lines = (try? outcome.get())?.output.lines.filter { $0.hasPrefix("┊") } ?? []
    let breach = lines.first { $0.contains("‼") }
    let hasContract = source.files.contains { $0.path.hasSuffix("Contract.swift") }
    return [
      breach.map { "The trace says that the solution breaks the contract:\n\($0)" },
      hasContract && lines.isEmpty ? "The trace of the solution tells of no message." : nil,
    ].compactMap(\.self)
  }
}

extension Answer {
  /// Whether it differs from the solution only in who holds whom.
  fileprivate var isAboutOwners: Bool {
    !variant.changes.isEmpty && variant.changes.allSatisfy { $0.ownerships(in: $1) != nil }
  }
}
