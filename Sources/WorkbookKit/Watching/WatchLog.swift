/// Tells after each save what it has changed, and what to fix next.
struct WatchLog {
  private let page: StandingPage
  private let chapter: Chapter
  /// What was judged last, when the code compiled.
  private var last: ChapterStanding?
  private var lastError: CompilerDiagnostic?
  private var judgements = 0
  /// The exercise that is next, and how many saves have left it red.
  private var current: ExerciseNumber?
  private var redSaves = 0

  init(_ page: StandingPage, chapter: Chapter) {
    self.page = page
    self.chapter = chapter
  }

  var isEmpty: Bool { judgements == 0 }
  /// Whether a save has completed the chapter.
  var isFinished: Bool { judgements > 1 && lastError == nil && last?.isComplete == true }

  private var introduction: [String] {
    [
      "Watching \(chapter.folder(in: .exercises)). Save a file there, and it is judged."
        + " Ctrl-C ends.",
      "The chapter's page: \(chapter.page)",
    ].map { page.fitted($0) }
  }

  /// What is said after a judgement.
  mutating func lines(for standing: ChapterStanding) -> [String] {
    judgements += 1
    let news: [String]
    if let failure = standing.buildFailure {
      let error = failure.errors.first
      let isSame = error != nil && error?.message == lastError?.message
      news = page.lines(of: failure, of: standing.source, isSame: isSame)
      lastError = error
    } else {
      news = changes(in: standing) + page.printed(by: standing) + problem(of: standing)
      lastError = nil
      last = standing
    }
    return (judgements == 1 ? introduction : []) + [""] + news + hint(for: standing)
  }

  private func changes(in standing: ChapterStanding) -> [String] {
    guard let last else { return [page.heading(of: standing)] }
    // The next one is told with its failure.
    let exercises = zip(last.exercises, standing.exercises).filter { old, new in
      (old.state == .done) != (new.state == .done) && new != standing.next
    }
    // One that crashes or never ends is named, whichever is next: it cost the time of this save.
    let breakdowns = zip(last.exercises, standing.exercises).filter { old, new in
      new != standing.next && new.breaksDown && new.failure?.kind != old.failure?.kind
    }
    let guards = standing.brokenGuards.filter { new in
      !last.brokenGuards.contains { $0.test == new.test }
    }
    return exercises.flatMap { _, new in
      [page.line(of: new, count: standing.count)] + page.invitation(after: new, in: standing)
    }
      + breakdowns.flatMap { page.lines(of: $1, of: standing.source) }
      + guards.flatMap { page.lines(ofGuard: $0, of: standing.source) }
  }

  private func problem(of standing: ChapterStanding) -> [String] {
    if standing.isComplete { return page.completion(of: standing) }
    guard let old = last?.next, let new = standing.next, old.number == new.number,
      let before = old.failure, let now = new.failure, now.isLike(before)
    else { return page.problem(of: standing) }
    return page.stillRed(new, now, of: standing.source)
  }

  private mutating func hint(for standing: ChapterStanding) -> [String] {
    // A hint does not help with the compiler.
    if standing.buildFailure != nil { return [] }
    if standing.next?.number != current {
      current = standing.next?.number
      redSaves = 0
    } else if judgements > 1 {
      redSaves += 1
    }
    guard let current, redSaves > 0, redSaves.isMultiple(of: 3) else { return [] }
    return ["Stuck? swift run workbook hint \(current)"]
  }
}
