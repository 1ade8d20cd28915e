import CourseKit
import JudgeKit

/// Tells after each save what it has changed, and what to fix next.
struct WatchLog {
  /// After so many tries of an exercise that is still red, a hint is offered, and after as many more again.
  private static let triesBeforeHint = 3

  private let printer: ReportPrinter
  private let chapter: Chapter
  /// What was judged last, when the code compiled.
  private var last: ChapterReport?
  private var lastError: CompilerDiagnostic?
  /// Whether the code compiled when it was judged last.
  private var hasCompiled = false
  private var judgements = 0
  /// The exercise that is next, and what was tried to turn it green.
  private var current: ExerciseNumber?
  private var tries = AttemptCounter()
  /// The exercises that were still red after a first answer.
  private var retried: Set<ExerciseNumber> = []
  /// The tests of given code that failed when they ran last.
  private var failingGivenTests: Set<String> = []
  /// The failures of the learner's own tests when they ran last, by their names.
  private var ownFailures: [String: TestFailure] = [:]
  /// The exercises after which the app was offered.
  private var offers: Set<ExerciseNumber> = []

  init(_ printer: ReportPrinter, chapter: Chapter) {
    self.printer = printer
    self.chapter = chapter
  }

  var isEmpty: Bool { judgements == 0 }
  /// Whether a save has completed the chapter.
  var isFinished: Bool { judgements > 1 && hasCompiled && last?.isComplete == true }

  private func introduction(to report: ChapterReport) -> [String] {
    let hint = report.next.map {
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
    for report: ChapterReport, at time: ContinuousClock.Instant = .now
  ) -> [String] {
    judgements += 1
    let news: [String]
    if let failure = report.buildFailure {
      let error = failure.errors.first
      let isSame = error != nil && error?.message == lastError?.message
      news = printer.lines(of: failure, isSame: isSame)
      lastError = error
      hasCompiled = false
    } else {
      let provided = providedChanges(in: report)
      news =
        changes(in: report) + provided + ownChanges(in: report) + printer.printed(by: report)
        + problem(of: report, hasToldProvided: !provided.isEmpty)
      lastError = nil
      hasCompiled = true
      last = report
    }
    let introduction = judgements == 1 ? introduction(to: report) : []
    return introduction + [""] + news + hint(for: report, at: time)
  }

  private mutating func changes(in report: ChapterReport) -> [String] {
    guard let last else { return [printer.heading(of: report)] }
    let pairs = zip(last.exercises, report.exercises)
    let broken = pairs.filter { old, new in old.isDone && new.verdict.isRed }.map(\.1.number)
    // The next one is told with its failure.
    let changed = pairs.filter { old, new in
      old.isDone != new.isDone && new != report.next
        && !broken.contains(new.number)
    }
    // One that crashes or never ends is named, whichever is next: it cost the time of this save.
    let breakdowns = pairs.filter { old, new in
      new != report.next && new.verdict.breaksDown && new.verdict != old.verdict
    }
    let losses = printer.loss(of: broken, compiledBefore: hasCompiled)
    let news = changed.flatMap { _, new in
      [printer.line(of: new, count: report.count)] + appOffer(after: new, in: report)
    }
    return losses + news + breakdowns.flatMap { printer.lines(of: $1, of: chapter) }
  }

  /// The app is offered once for each exercise, however often that one turns red and green again.
  private mutating func appOffer(
    after report: ExerciseReport, in chapter: ChapterReport
  ) -> [String] {
    guard !offers.contains(report.number) else { return [] }
    let offer = printer.appOffer(after: report, in: chapter)
    if !offer.isEmpty { offers.insert(report.number) }
    return offer
  }

  /// What a save has broken in given code, and what works again; a test that did not run says nothing.
  private mutating func providedChanges(in report: ChapterReport) -> [String] {
    let broken = report.failingGivenTests.filter { failingGivenTests.insert($0.test).inserted }
    let whole = report.passingGivenTests.filter { failingGivenTests.remove($0) != nil }
    return broken.flatMap { printer.lines(ofGivenTest: $0, losses: report.losses) }
      + whole.map(printer.line(ofPassingGivenTest:))
  }

  /// What has changed about the tests that the learner has added.
  private mutating func ownChanges(in report: ChapterReport) -> [String] {
    let red = report.ownFailures.filter { ownFailures.updateValue($0, forKey: $0.test) != $0 }
    let green = report.ownPasses.filter { ownFailures.removeValue(forKey: $0) != nil }
    return red.flatMap(printer.lines(ofOwn:)) + green.map(printer.line(ofGreenOwn:))
  }

  private func problem(of report: ChapterReport, hasToldProvided: Bool) -> [String] {
    if report.isComplete { return printer.completionMessage(after: report, retried: retried) }
    if report.next == nil, hasToldProvided { return [] }
    guard let old = last?.next, let new = report.next, old.number == new.number,
      let before = old.failure, let now = new.failure, now.isLike(before)
    else { return printer.problem(of: report) }
    return printer.stillRed(new, now)
  }

  private mutating func hint(
    for report: ChapterReport, at time: ContinuousClock.Instant
  ) -> [String] {
    // A hint does not help with the compiler.
    if report.buildFailure != nil { return [] }
    let isNew = report.next?.number != current
    current = report.next?.number
    guard let next = report.next else { return [] }
    if isNew { tries = AttemptCounter(beginningWith: next.code, at: time) }
    guard tries.add(next.code, at: time) else { return [] }
    retried.insert(next.number)
    guard tries.count.isMultiple(of: Self.triesBeforeHint) else { return [] }
    return ["Stuck? swift run workbook hint \(next.number)"]
  }
}
