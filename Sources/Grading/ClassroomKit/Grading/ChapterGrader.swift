import CourseKit
import Foundation
import JudgeKit

/// Judges submissions of one chapter, one after the other.
///
/// The workbook's own manifest, tests and support are laid over each submission, so that nothing of it is
/// built but the chapter's code.
struct ChapterGrader: Sendable {
  private let source: ChapterSource
  private let copy: ChapterCopy
  /// It takes longer than others, and no submission is at fault for it.
  let firstBuild: ChapterBuild
  private let judge: Judge

  /// - Parameters:
  ///   - number: Tells apart the graders that work at one time.
  ///   - timeLimit: How long a test may stand still, in time of its own.
  ///   - buildTimeLimit: How long a build may take, in time of its own, once its starters were built.
  init(
    _ number: Int, for chapter: Chapter, in workbook: Workbook, buildSystem: BuildSystem?,
    sandbox: Sandbox, runtime: String, timeLimit: Duration, buildTimeLimit: Duration
  ) throws {
    copy = try ChapterCopy("classroom/worker-\(number)", of: chapter, in: workbook)
    var build = copy.build(chosenSystem: buildSystem)
    firstBuild = build
    build.timeLimit = buildTimeLimit
    var judge = try Judge(build)
    judge.timeLimit = timeLimit
    let code = build.workbook.root.appending(path: chapter.folder(in: build.tree))
    judge.runner = sandbox.runner(runtime: runtime, code: code.path)
    self.judge = judge
    source = judge.source
  }

  /// Builds the starters where nothing was built yet, so that no submission can be at fault for it.
  func prepare() async throws {
    guard firstBuild.isFirst else { return }
    try copy.put(source.starters)
    _ = try await firstBuild.exclusively { try await firstBuild.run() }
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
    let lacking = missing.filter { source.providedFile(at: $0) == nil }
    if !lacking.isEmpty {
      graded.notes.append("Not handed in, so the starters were graded instead: \(lacking.list).")
    }
    let ownFiles = submitted.ownFiles(beside: source)
    graded.ownFiles = ownFiles.isEmpty ? nil : ownFiles
    let evidence = try await evidence(on: texts, of: submitted, &graded)
    graded.exercises = zip(source.exercises, evidence).map { exercise, evidence in
      var evidence = evidence
      evidence.isHandedIn = exercise.regions.allSatisfy { !missing.contains($0.file) }
      return evidence.graded
    }
    return graded
  }

  /// What is known of each exercise.
  ///
  /// Provided files are the workbook's own. If the chapter doesn't compile with them, it is built with the learner's: an
  /// answer may need what was added there.
  ///
  /// - Parameter chapter: Gets the notes that belong to no exercise.
  private func evidence(
    on texts: [String: String], of submitted: SubmittedChapter, _ chapter: inout GradedChapter
  ) async throws -> [ExerciseEvidence] {
    let changed = submitted.changedFiles
    var other = chapter
    if let note = submitted.changeNote { chapter.notes.append(note) }
    let evidence = try await evidence(
      on: texts, unreadable: submitted.unreadable.first, &chapter)
    guard !changed.isEmpty, evidence.first?.tested == .notCompiled else { return evidence }
    other.notes += changed.keys.sorted().map {
      "\($0) is provided code, and was modified. Without that, the chapter does not compile, so it was judged as it is."
    }
    let second = try await self.evidence(
      on: texts.merging(changed) { $1 }, unreadable: submitted.unreadable.first, &other)
    guard second.first?.tested != .notCompiled else { return evidence }
    chapter = other
    return second
  }

  private func evidence(
    on texts: [String: String], unreadable file: String?, _ chapter: inout GradedChapter
  ) async throws -> [ExerciseEvidence] {
    if let file {
      chapter.notes.append("\(file) cannot be read: it is not text in UTF-8.")
      return untested(.notCompiled, "\(file) is not text in UTF-8.")
    }
    if let twins = SubmittedChapter.twins(in: texts) { return notCompiled(twins, &chapter) }
    if isUntouched(texts) { return untested(.notBegun) }
    try copy.put(texts)
    return try await testedEvidence(&chapter)
  }

  /// Whether the files are the starters, however they are laid out.
  private func isUntouched(_ texts: [String: String]) -> Bool {
    let starters = source.starters
    return texts.keys == starters.keys
      && texts.allSatisfy { path, text in
        text == starters[path] || text.lines.codeSubstance == starters[path]?.lines.codeSubstance
      }
  }

  /// The same of all exercises, which did not run.
  private func untested(_ verdict: Verdict, _ reason: String? = nil) -> [ExerciseEvidence] {
    source.exercises.map { ExerciseEvidence($0.number, verdict, reason) }
  }

  /// The exercises of a chapter that does not compile, with a note that says why.
  private func notCompiled(_ error: String, _ chapter: inout GradedChapter) -> [ExerciseEvidence] {
    chapter.notes.append("It does not compile: \(error)".shortened(to: 500))
    return untested(.notCompiled, error)
  }

  /// Builds the copy, and runs its tests.
  private func testedEvidence(_ chapter: inout GradedChapter) async throws -> [ExerciseEvidence] {
    let report = try await judge.report()
    if let failure = report.buildFailure {
      let error = sentence(about: failure)
      return failure.isDoubtful ? untested(.notJudged, error) : notCompiled(error, &chapter)
    }
    // What provided code does was not seen then, so nothing is proved.
    if let doubtful = report.failingGivenTests.first(where: { $0.verdict == .notJudged }) {
      return untested(.notJudged, doubtful.found)
    }
    let given = GivenCode(source, in: copy.workbook)
    chapter.notes += report.failingGivenTests.prefix(3).map {
      "A test of provided code fails: \($0.test)".shortened(to: 300)
    }
    let repeated = try await judge.repeated(report)
    return zip(source.exercises, report.exercises).map { exercise, report in
      var evidence = ExerciseEvidence(
        report, answers: exercise.regions.map { try? given.learner.answer(to: $0) })
      evidence.repeated = repeated[report.number] ?? .failed
      return evidence
    }
  }

  /// The first error, without the path of the copy.
  private func sentence(about failure: BuildReport) -> String {
    let error = failure.errors.first.map { "\($0)" } ?? failure.output
    let folder = source.chapter.folder(in: .exercises)
    return error.replacing("\(copy.workbook.root.path)/", with: "")
      .replacing("\(folder)/", with: "")
  }
}
