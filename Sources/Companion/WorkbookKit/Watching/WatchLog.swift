import CourseKit
import JudgeKit

/// Tells after each save what it has changed, and what to fix next.
struct WatchLog {
  private let printer: ResultPrinter
  private let chapter: Chapter
  /// What was judged last, when the code compiled.
  private var last: ChapterResult?
  private var lastError: CompilerDiagnostic?
  private var judgements = 0
  /// The exercise that is next, and what was tried to turn it green.
  private var current: ExerciseNumber?
  private var tries = Tries()
  /// The exercises that were still red after a first answer.
  private var retried: Set<ExerciseNumber> = []
  /// The tests of given code that failed when they ran last.
  private var brokenGuards: Set<String> = []
  /// The failures of the learner's own tests when they ran last, by their names.
  private var ownFailures: [String: TestFailure] = [:]
  /// The exercises after which the app was offered.
  private var invitations: Set<ExerciseNumber> = []

  init(_ printer: ResultPrinter, chapter: Chapter) {
    self.printer = printer
    self.chapter = chapter
  }

  var isEmpty: Bool { judgements == 0 }
  /// Whether a save has completed the chapter.
  var isFinished: Bool { judgements > 1 && lastError == nil && last?.isComplete == true }

  private func introduction(to result: ChapterResult) -> [String] {
    let hint = result.next.map {
      "Stuck? In a second terminal: swift run workbook hint \($0.number)"
    }
    return [
      "Watching \(chapter.folder(in: .exercises)). Save a file to run its tests. Ctrl-C ends.",
      "The page to read beside it: \(chapter.page), or swift run workbook read \(chapter.number)",
      hint,
    ].compactMap { $0.map { printer.fitted($0) } }
  }

  /// What is said after a judgement.
  ///
  /// - Parameter time: When the code was judged.
  mutating func lines(
    for result: ChapterResult, at time: ContinuousClock.Instant = .now
  ) -> [String] {
    judgements += 1
    let news: [String]
    if let failure = result.buildFailure {
      let error = failure.errors.first
      let isSame = error != nil && error?.message == lastError?.message
      news = printer.lines(of: failure, of: result.source, isSame: isSame)
      lastError = error
    } else {
      let guards = guardChanges(in: result)
      news =
        changes(in: result) + guards + ownChanges(in: result) + printer.printed(by: result)
        + problem(of: result, hasToldGuards: !guards.isEmpty)
      lastError = nil
      last = result
    }
    let introduction = judgements == 1 ? introduction(to: result) : []
    return introduction + [""] + news + hint(for: result, at: time)
  }

  private mutating func changes(in result: ChapterResult) -> [String] {
    guard let last else { return [printer.heading(of: result)] }
    let pairs = zip(last.exercises, result.exercises)
    let broken = pairs.filter { old, new in old.state == .done && new.isRed }.map(\.1.number)
    // The next one is told with its failure.
    let changed = pairs.filter { old, new in
      (old.state == .done) != (new.state == .done) && new != result.next
        && !broken.contains(new.number)
    }
    // One that crashes or never ends is named, whichever is next: it cost the time of this save.
    let breakdowns = pairs.filter { old, new in
      new != result.next && new.breaksDown && new.failure?.kind != old.failure?.kind
    }
    let losses = printer.loss(of: broken, compiledBefore: lastError == nil)
    let news = changed.flatMap { _, new in
      [printer.line(of: new, count: result.count)] + invitation(after: new, in: result)
    }
    return losses + news + breakdowns.flatMap { printer.lines(of: $1, of: result.source) }
  }

  /// The app is offered once for each exercise, however often that one turns red and green again.
  private mutating func invitation(
    after result: ExerciseResult, in chapter: ChapterResult
  ) -> [String] {
    guard !invitations.contains(result.number) else { return [] }
    let invitation = printer.invitation(after: result, in: chapter)
    if !invitation.isEmpty { invitations.insert(result.number) }
    return invitation
  }

  /// What a save has broken in given code, and what works again; a test that did not run says nothing.
  private mutating func guardChanges(in result: ChapterResult) -> [String] {
    let broken = result.brokenGuards.filter { brokenGuards.insert($0.test).inserted }
    let whole = result.wholeGuards.filter { brokenGuards.remove($0) != nil }
    return broken.flatMap { printer.lines(ofGuard: $0, of: result.source) }
      + whole.map(printer.line(ofWholeGuard:))
  }

  /// What has changed about the tests that the learner has added.
  private mutating func ownChanges(in result: ChapterResult) -> [String] {
    let red = result.ownFailures.filter { ownFailures.updateValue($0, forKey: $0.test) != $0 }
    let green = result.ownPasses.filter { ownFailures.removeValue(forKey: $0) != nil }
    return red.flatMap(printer.lines(ofOwn:)) + green.map(printer.line(ofGreenOwn:))
  }

  private func problem(of result: ChapterResult, hasToldGuards: Bool) -> [String] {
    if result.isComplete { return printer.farewell(after: result, retried: retried) }
    if result.next == nil, hasToldGuards { return [] }
    guard let old = last?.next, let new = result.next, old.number == new.number,
      let before = old.failure, let now = new.failure, now.isLike(before)
    else { return printer.problem(of: result) }
    return printer.stillRed(new, now, of: result.source)
  }

  private mutating func hint(
    for result: ChapterResult, at time: ContinuousClock.Instant
  ) -> [String] {
    // A hint does not help with the compiler.
    if result.buildFailure != nil { return [] }
    let isNew = result.next?.number != current
    current = result.next?.number
    guard let next = result.next else { return [] }
    let code = LearnerChapter(result.source, in: printer.workbook).code(of: next.exercise)
    if isNew { tries = Tries(beginningWith: code, at: time) }
    guard tries.add(code, at: time) else { return [] }
    retried.insert(next.number)
    guard tries.count.isMultiple(of: 3) else { return [] }
    return ["Stuck? swift run workbook hint \(next.number)"]
  }
}
