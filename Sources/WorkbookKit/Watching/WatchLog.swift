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
  /// The tests of given code that failed when they ran last.
  private var brokenGuards: Set<String> = []
  /// The exercises after which the app was offered.
  private var invitations: Set<ExerciseNumber> = []

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
      let guards = guardChanges(in: standing)
      news =
        changes(in: standing) + guards + page.printed(by: standing)
        + problem(of: standing, hasToldGuards: !guards.isEmpty)
      lastError = nil
      last = standing
    }
    return (judgements == 1 ? introduction : []) + [""] + news + hint(for: standing)
  }

  private mutating func changes(in standing: ChapterStanding) -> [String] {
    guard let last else { return [page.heading(of: standing)] }
    let pairs = zip(last.exercises, standing.exercises)
    let broken = pairs.filter { old, new in old.state == .done && new.isRed }.map(\.1.number)
    // The next one is told with its failure.
    let changed = pairs.filter { old, new in
      (old.state == .done) != (new.state == .done) && new != standing.next
    }
    // One that crashes or never ends is named, whichever is next: it cost the time of this save.
    let breakdowns = pairs.filter { old, new in
      new != standing.next && new.breaksDown && new.failure?.kind != old.failure?.kind
    }
    return page.loss(of: broken, compiledBefore: lastError == nil)
      + changed.flatMap { _, new in
        [page.line(of: new, count: standing.count)] + invitation(after: new, in: standing)
      }
      + breakdowns.flatMap { page.lines(of: $1, of: standing.source) }
  }

  /// The app is offered once for each exercise, however often that one turns red and green again.
  private mutating func invitation(
    after standing: ExerciseStanding, in chapter: ChapterStanding
  ) -> [String] {
    guard !invitations.contains(standing.number) else { return [] }
    let invitation = page.invitation(after: standing, in: chapter)
    if !invitation.isEmpty { invitations.insert(standing.number) }
    return invitation
  }

  /// What a save has broken in given code, and what works again; a test that did not run says nothing.
  private mutating func guardChanges(in standing: ChapterStanding) -> [String] {
    let broken = standing.brokenGuards.filter { brokenGuards.insert($0.test).inserted }
    let whole = standing.wholeGuards.filter { brokenGuards.remove($0) != nil }
    return broken.flatMap { page.lines(ofGuard: $0, of: standing.source) }
      + whole.map(page.line(ofWholeGuard:))
  }

  private func problem(of standing: ChapterStanding, hasToldGuards: Bool) -> [String] {
    if standing.isComplete { return page.completion(of: standing) }
    if standing.next == nil, hasToldGuards { return [] }
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
