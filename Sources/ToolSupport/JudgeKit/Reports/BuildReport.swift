import CourseKit

/// Why a chapter cannot be built, with all that a learner is told about it.
package struct BuildReport: Equatable, Sendable {
  /// Whose code the first error is in.
  package enum Origin: Equatable, Sendable {
    case learner, provided, ownTest
  }

  /// What a learner can do about an error in provided code.
  package enum Remedy: Equatable, Sendable {
    /// An exercise that was begun elsewhere has another place in this file.
    case goOn(ExerciseNumber, FileLocation)
    /// An answer lacks what provided code needs.
    case lookAt(ExerciseNumber, [FileLocation])
    case reset(ExerciseNumber)
    /// The manifest was changed; the sentence says how to get it back.
    case restoreManifest(String)
    case doctor
  }

  /// What is wrong with the files of the chapter and the package, whatever their code says.
  package let problems: [FileProblem]
  /// The errors in code, the learner's own first; those of the build itself only when there are no others.
  package let errors: [CompilerDiagnostic]
  /// All that the build printed.
  package let output: String
  /// Whether the compiler was stopped, since it did not end in time.
  package let isTimedOut: Bool
  /// Whether the machine may be at fault, and not the code.
  package let isDoubtful: Bool
  package let origin: Origin
  /// The provided lines that were changed or are missing in the files that the first error names.
  package let losses: [Finding]
  package let remedy: Remedy?
}

extension BuildReport: Encodable {
  private enum CodingKeys: CodingKey {
    case errors, output
  }

  /// Encodes it in the form that `docs/workbook.md` describes.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let problems = problems.map { CompilerDiagnostic(.error, "\($0)", at: nil) }
    try container.encode(problems + errors, forKey: .errors)
    try container.encode(output, forKey: .output)
  }
}

extension BuildReport {
  /// Finds out what a learner can do about a failed build.
  init(_ failure: BuildFailure, _ given: GivenCode) {
    problems = failure.problems(of: given.source.chapter, in: given.workbook)
    errors = failure.sorted(by: given).errors
    output = failure.output
    isTimedOut = failure.isTimedOut
    isDoubtful = failure.isDoubtful
    guard let error = errors.first, let location = error.location else {
      (origin, losses, remedy) = (.learner, [], nil)
      return
    }
    let isProvided = error.isIn(given)
    origin = isProvided ? .provided : given.isOwnTest(location.file) ? .ownTest : .learner
    losses = given.losses(behind: error)
    remedy =
      if location.file == Manifest.path {
        .restoreManifest(given.workbook.wayBack(to: [Manifest.path]))
      } else if isProvided {
        Remedy(for: error, in: given, hasLosses: !losses.isEmpty)
      } else {
        nil
      }
  }
}

extension BuildReport.Remedy {
  /// What to do about an error in provided code: where to go on, where to look, or what to reset.
  ///
  /// Tests may want what an answer has left out, and the rest of the answer is worth keeping. So an error in
  /// them leads to the answer, and never to a reset, and so does one that names what the answer declares.
  fileprivate init?(for error: CompilerDiagnostic, in given: GivenCode, hasLosses: Bool) {
    if let open = error.location.flatMap({ given.openPlace(in: $0.file) }) {
      self = .goOn(open.exercise, open.place)
      return
    }
    let named = given.exercise(namedIn: error.message)
    if let exercise = named ?? given.exercise(behind: error.notes.compactMap(\.location)) {
      let isInTest = error.location.map { given.isGivenTest($0.file) } == true
      self =
        named != nil || isInTest
        ? .lookAt(exercise, given.learner.places(of: exercise)) : .reset(exercise)
      return
    }
    if hasLosses { return nil }
    self = .doctor
  }
}

extension GivenCode {
  /// The given lines that are missing in the files that an error names; in all, if it names none of them.
  fileprivate func losses(behind error: CompilerDiagnostic) -> [Finding] {
    let files = Set(([error] + error.notes).compactMap(\.location?.file))
    let folder = source.chapter.folder(in: .exercises) + "/"
    return files.contains { $0.hasPrefix(folder) }
      ? files.sorted().flatMap(losses(inFile:)) : losses()
  }
}

extension LearnerChapter {
  fileprivate func places(of exercise: ExerciseNumber) -> [FileLocation] {
    source.exercises.filter { $0.number == exercise }.flatMap { locations(of: $0) }
  }
}
