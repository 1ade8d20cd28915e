import ArgumentKit
import CommandKit
import CourseKit
import Foundation
import JudgeKit

/// What the tool prints about where a learner stands.
struct ResultPrinter {
  let workbook: Workbook
  let console: Console
  /// Whether each problem is said once more in a line for an editor.
  var marksPlaces = false

  /// The chapter and its count: "Chapter 1 · Post list   3/10".
  func heading(of result: ChapterResult) -> String {
    "\(console.color("\(result.chapter)", .bold))   \(result.result)"
  }

  /// A line for each chapter, with a bar where the terminal is wide; complete ones tell what next.
  func overview(of results: [ChapterResult]) -> [String] {
    if isNarrow || console.width() == nil {
      return results.flatMap { [heading(of: $0)] + rewards(of: $0) }
    }
    let longest = results.map { "\($0.chapter)".displayWidth }.max() ?? 0
    return results.flatMap { result in
      let name = "\(result.chapter)"
      let bar = result.buildFailure == nil ? bar(of: result) + "  " : ""
      let space = name.padding(to: longest + 3)
      return ["\(console.color(name, .bold))\(space)\(bar)\(result.result)"]
        + rewards(of: result)
    }
  }

  /// What there is to do when a chapter is complete.
  private func rewards(of result: ChapterResult) -> [String] {
    // Some exercises that are done do not make a chapter.
    guard result.isComplete, result.exercises.count == result.source.exercises.count
    else { return [] }
    let chapter = result.chapter
    return table([("Your app", "swift run \(chapter.app)"), ("Mistakes", chapter.mistakesPage)])
  }

  /// Each chapter with all its exercises; of a single one that is complete, what it was good for.
  func list(of results: [ChapterResult]) -> [String] {
    let blocks = results.map { result in
      [heading(of: result)] + result.exercises.map { line(of: $0) }
        + result.brokenGuards.map(line(ofGuard:)) + result.ownFailures.map(line(ofOwn:))
        + (results.count == 1 ? completion(of: result) : rewards(of: result))
    }
    return Array(blocks.joined(separator: [""]))
  }

  /// The exercises beside the first one that is not done, which `problems(of:)` shows in full; below them what to
  /// check next if all are done.
  func lines(beside results: [ChapterResult]) -> [String] {
    let open = results.first { !$0.isComplete }
    let lines = results.filter { $0.buildFailure == nil }.flatMap(\.exercises)
      .filter { $0.number != open?.next?.number }.map { line(of: $0) }
    guard open == nil, let result = results.last, let last = result.exercises.last else {
      return lines
    }
    let next = result.source.exercises.first { $0.number > last.number }
    let target = next?.number.description ?? "\(result.chapter.number)"
    return lines + table([("Next", "swift run workbook check \(target)")])
  }

  /// A line for an exercise, with the chapter's count if there is one.
  ///
  /// One that is done has its heading, "✔ 2.4 The view reports", because its sentence is a complaint that is no
  /// longer true.
  func line(of result: ExerciseResult, count: String? = nil) -> String {
    let (mark, text) =
      switch result.state {
      case .done: (console.mark(true), heading(of: result.exercise))
      case .red: (console.mark(false), result.exercise.sentence)
      case .unknown: (console.color("?", .faint), result.exercise.sentence)
      }
    return marked(mark, "\(result.number) \(text)" + (count.map { " (\($0))" } ?? ""))
  }

  /// What the chapter's page calls an exercise; its sentence where the page has no such heading.
  private func heading(of exercise: Exercise) -> String {
    let chapter = workbook.chapters.first { $0.number == exercise.number.chapter }
    return chapter.flatMap { ChapterPage($0.page, in: workbook) }?
      .section(of: exercise.number)?.title ?? exercise.sentence
  }

  /// The first thing to fix in a chapter that is not complete.
  func problem(of result: ChapterResult) -> [String] {
    if let failure = result.buildFailure { return lines(of: failure, of: result.source) }
    if let next = result.next { return lines(of: next, of: result.source) }
    return result.brokenGuards.first.map { lines(ofGuard: $0, of: result.source) } ?? []
  }

  /// The first thing to fix in some chapters, the given code that is broken beside it, which may be why, and
  /// the first test of the learner's own that is red.
  func problems(of results: [ChapterResult]) -> [String] {
    var blocks: [[String]] = []
    if let open = results.first(where: { !$0.isComplete }) {
      let guards = open.next == nil ? [] : open.brokenGuards.prefix(1)
      blocks = [problem(of: open)] + guards.map { lines(ofGuard: $0, of: open.source) }
    }
    blocks += results.flatMap(\.ownFailures).prefix(1).map(lines(ofOwn:))
    return Array(blocks.joined(separator: [""]))
  }

  func line(ofGuard failure: TestFailure) -> String {
    marked(console.mark(false), "Provided code, now failing: \(failure.test)")
  }

  func line(ofOwn failure: TestFailure) -> String {
    marked(console.mark(false), "Your own test is red: \(failure.test)")
  }

  /// Labels with their texts; those without a text are left out.
  func table(_ rows: [(String, String?)]) -> [String] {
    rows.compactMap { label, text in
      guard let text else { return nil }
      if isNarrow { return "  " + fitted("\(label): \(text)", indentation: 4) }
      return "  \(console.color(label, .faint))\(label.padding(to: 10))"
        + fitted(text, indentation: 12)
    }
  }

  func marked(_ mark: String, _ text: String, indentation: Int = 2) -> String {
    "\(mark) \(fitted(text, indentation: indentation))"
  }

  /// A text in lines that fit on the terminal, of which all but the first are indented.
  ///
  /// It may repeat what the learner's code printed, so control characters are shown, not sent.
  func fitted(_ text: String, indentation: Int = 0) -> String {
    let width = console.proseWidth.map { $0 - indentation }
    return text.lines.flatMap { Prose.lines($0.visible, width: width) }
      .joined(separator: "\n" + String(repeating: " ", count: indentation))
  }

  private var isNarrow: Bool { console.width().map { $0 < 60 } ?? false }

  private func bar(of result: ChapterResult) -> String {
    let length = 20
    let done = result.doneCount * length / max(result.exercises.count, 1)
    return console.color(String(repeating: "█", count: done), .green)
      + console.color(String(repeating: "░", count: length - done), .faint)
  }
}

extension ChapterResult {
  fileprivate var result: String {
    guard let buildFailure else { return count }
    return buildFailure.errors.first?.location == nil ? "not built" : "does not compile"
  }
}
