import CommandKit
import CourseKit
import JudgeKit

/// Judges a chapter again whenever one of its files is saved.
struct Watch {
  private enum Event {
    case judged(ChapterReport)
    case saved(SourceStamps)
  }

  let workbook: Workbook
  let judge: Judge
  let console: Console
  /// Whether an editor reads along: it is told where problems are, and when a judgement begins and ends.
  let marksPlaces: Bool
  /// Whether a chapter that is complete from the beginning is not worth watching.
  let skipsCompleteChapters: Bool

  /// Watches until a save completes the chapter.
  ///
  /// - Returns: Whether the chapter was watched at all.
  /// - Throws: An error when the toolchain cannot be started.
  func run() async throws -> Bool {
    let chapter = judge.source.chapter
    let files = WatchedFiles(
      workbook: workbook, folders: [chapter.folder(in: .exercises), chapter.testFolder])
    let printer = ReportPrinter(console: console, marksPlaces: marksPlaces)
    var log = WatchLog(printer, chapter: chapter)
    var stamps: SourceStamps? = files.stamps()
    while let current = stamps { stamps = try await judge(files, as: current, &log) }
    return !log.isEmpty
  }

  /// Judges the files as they are, and waits for a save, which ends a judgement that is not done yet.
  ///
  /// - Returns: The files after the save; nil when there is nothing left to do.
  private func judge(
    _ files: WatchedFiles, as stamps: SourceStamps, _ log: inout WatchLog
  ) async throws -> SourceStamps? {
    if marksPlaces { console.print("Running the tests …") }
    return try await withThrowingTaskGroup(of: Event.self) { group in
      group.addTask {
        .judged(
          try await console.waiting(for: judge.task, isLong: judge.isFirst) {
            try await judge.report()
          })
      }
      group.addTask { .saved(try await files.change(since: stamps)) }
      defer { group.cancelAll() }
      for try await event in group {
        switch event {
        case .saved(let saved): return saved
        case .judged(let report):
          if skipsCompleteChapters, log.isEmpty, report.isComplete { return nil }
          log.lines(for: report).forEach(console.print)
          if marksPlaces { console.print("The tests have run.") }
          if log.isFinished { return nil }
        }
      }
      return nil
    }
  }
}
