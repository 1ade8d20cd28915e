import Foundation
import Synchronization
import Testing

/// What a run of tests came to, told in its last lines: in a terminal, the first failure has scrolled away.
nonisolated struct RunSummary {
  private static let current = Mutex(RunSummary())
  /// Tools and editors read the event stream, and have words of their own.
  private static let isWanted = !CommandLine.arguments.contains("--event-stream-output-path")

  private var chapters: [Int: ChapterRun] = [:]
  private var running: [Test.ID: String] = [:]

  static func begin(_ test: Test) {
    guard isWanted, let chapter = TestedChapter(testTarget: test.target) else { return }
    current.withLock { summary in
      // The test library prints its last line before the program ends.
      if summary.chapters.isEmpty { atexit { RunSummary.printAtExit() } }
      summary.running[test.id] = test.sentence
      CrashNote.begin(test.sentence)
      summary.chapters[chapter.number, default: ChapterRun(of: chapter)].begin(test.exercise)
    }
  }

  static func note(_ failure: TestedFailure, in test: Test) {
    current.withLock { summary in
      guard let number = TestedChapter(testTarget: test.target)?.number else { return }
      summary.chapters[number]?.note(failure, of: test.exercise)
    }
  }

  static func end(_ test: Test) {
    current.withLock { $0.running[test.id] = nil }
    CrashNote.end(test.sentence)
  }

  private static func printAtExit() {
    let lines = current.withLock { summary in
      summary.chapters.sorted { $0.key < $1.key }.map(\.value)
        .summary(leftDuring: summary.running.values.sorted())
    }
    guard !lines.isEmpty else { return }
    FileHandle.standardError.write(Data(([""] + lines + [""]).joined(separator: "\n").utf8))
  }
}

extension Test {
  /// The target that it is part of: "Chapter1PostListTests".
  nonisolated fileprivate var target: String { sourceLocation.moduleName }
  /// The name as a sentence; of one in backticks, the library of Swift 6.3 gives no display name.
  nonisolated var sentence: String {
    displayName ?? name.replacing(/[`()]/, with: "")
  }
  /// The number of its exercise within the chapter: 3 for "1.3 The interactor …".
  nonisolated fileprivate var exercise: Int? {
    sentence.prefixMatch(of: #/\d\.(\d+) /#).flatMap { Int($0.1) }
  }
}
