import CourseKit
import Foundation
import JudgeKit

/// A place where submissions of one chapter are judged, one after the other.
///
/// The workbook's own manifest, tests and support are laid over each submission, so that nothing of it is
/// built but the chapter's code.
struct GradingDesk: Sendable {
  private let source: ChapterSource
  private let copy: ChapterCopy
  /// It takes longer than others, and no submission is at fault for it.
  private let firstBuild: ChapterBuild
  private let judge: Judge
  private let suspicion: Suspicion
  private let symbols: SymbolReview

  /// - Parameters:
  ///   - number: Tells the desks apart that are used at one time.
  ///   - timeLimit: How long a test may stand still.
  init(
    _ number: Int, for chapter: Chapter, in workbook: Workbook, buildSystem: BuildSystem?,
    cage: Cage, runtime: String, timeLimit: Duration
  ) throws {
    copy = try ChapterCopy("classroom/desk-\(number)", of: chapter, in: workbook)
    var build = copy.build(chosenSystem: buildSystem)
    build.hasControl = workbook.text(of: ControlTest.file(of: chapter)) != nil
    firstBuild = build
    build.timeLimit = .seconds(90)
    var judge = try Judge(build)
    judge.timeLimit = timeLimit
    judge.runner = cage.runner(runtime: runtime)
    self.judge = judge
    source = judge.source
    suspicion = Suspicion(source)
    symbols = SymbolReview(source)
  }

  /// Whether nothing was built here yet.
  var isNew: Bool { firstBuild.isFirst || !symbols.hasCalls(in: firstBuild) }

  /// Builds the starters where nothing was built yet, so that no submission can be at fault for it.
  func prepare() async throws {
    guard isNew else { return }
    try copy.put(source.starters)
    _ = try await firstBuild.exclusively { try await firstBuild.run() }
    try await symbols.keepCalls(in: firstBuild)
  }

  /// Judges what was handed in.
  ///
  /// - Throws: `CancellationError`, or an error when the fault is not the submission's.
  func grade(_ submitted: SubmittedChapter) async throws -> GradedChapter {
    var texts = submitted.texts
    let missing = submitted.missing(of: source)
    for path in missing { texts[path] = source.starters[path] }
    var graded = GradedChapter(chapter: source.chapter.number, exercises: [])
    graded.notes = submitted.notes
    if !missing.isEmpty {
      graded.notes.append("Not handed in, so the starters were graded instead: \(missing.list).")
    }
    graded.suspicions = suspicion.sentences(about: submitted.texts)
    let ownFiles = submitted.ownFiles(beside: source)
    graded.ownFiles = ownFiles.isEmpty ? nil : ownFiles
    if let file = submitted.unreadable.first {
      graded.notes.append("\(file) cannot be read: it is not text in UTF-8.")
      graded.exercises = source.exercises.map {
        GradedExercise($0, .notCompiled, "\(file) is not text in UTF-8.")
      }
    } else if let twins = SubmittedChapter.twins(in: texts) {
      graded.exercises = notCompiled(twins, &graded.notes)
    } else if texts == source.starters {
      graded.exercises = source.exercises.map { GradedExercise($0, .notBegun) }
    } else {
      try copy.put(texts)
      let control = ControlTest()
      graded.exercises = try await exercises(&graded, watchedBy: control)
      if firstBuild.hasControl { graded.suspicions += control.doubt.map { [$0] } ?? [] }
      if graded.exercises.contains(where: { $0.verdict == .passed }) {
        graded.suspicions += await symbols.sentences(about: texts, in: firstBuild)
      }
    }
    let lacking = source.exercises.filter { $0.regions.contains { missing.contains($0.file) } }
      .map { "\($0.number)" }
    for index in graded.exercises.indices {
      let isMissing = lacking.contains(graded.exercises[index].exercise)
      if isMissing, graded.exercises[index].verdict != .passed {
        graded.exercises[index].verdict = .missing
      } else if graded.exercises[index].verdict == .passed, !graded.suspicions.isEmpty {
        graded.exercises[index].verdict = .review
      }
    }
    return graded
  }

  /// All exercises of a chapter that does not compile, with a note that says why.
  private func notCompiled(_ error: String, _ notes: inout [String]) -> [GradedExercise] {
    notes.append("It does not compile: \(error)".shortened(to: 500))
    return source.exercises.map { GradedExercise($0, .notCompiled, error) }
  }

  private func exercises(
    _ chapter: inout GradedChapter, watchedBy control: ControlTest
  ) async throws -> [GradedExercise] {
    var judge = judge
    judge.environment = control.environment
    judge.onReport = control.look(at:)
    let result = try await judge.result()
    if let failure = result.buildFailure {
      let error = failure.errors.first.map { "\($0)" } ?? failure.output
      let folder = source.chapter.folder(in: .exercises)
      return notCompiled(
        error.replacing("\(copy.workbook.root.path)/", with: "").replacing("\(folder)/", with: ""),
        &chapter.notes)
    }
    let given = GivenCode(source, in: copy.workbook)
    chapter.suspicions += given.lostCreations().prefix(3).map { file, line in
      "\(file) lacks the provided line `\(line)`, which decides what the app consists of."
        .shortened(to: 300)
    }
    chapter.suspicions += result.brokenGuards.filter { !$0.test.hasPrefix("Control:") }.prefix(3)
      .map { "A test of provided code fails: \($0.test)".shortened(to: 300) }
    let learner = given.learner
    var graded = result.exercises.map { result in
      GradedExercise(result, answers: result.exercise.regions.map { try? learner.answer(to: $0) })
    }
    let confirmed = Set(try await judge.confirmed(result).map { "\($0)" })
    for index in graded.indices
    where graded[index].verdict == .passed && !confirmed.contains(graded[index].exercise) {
      graded[index].verdict = .failed
      graded[index].detail = "It passed once and failed once."
    }
    return graded
  }
}
