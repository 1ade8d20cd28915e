import CourseKit

extension BuildReport {
  /// Finds out what a learner can do about a failed build.
  init(_ failure: BuildFailure, _ given: GivenCode) {
    troubles =
      [Manifest.trouble(in: given.workbook)].compactMap(\.self)
      + ChapterFiles(given.source.chapter, in: given.workbook).troubles()
    errors = failure.sorted(by: given).errors
    output = failure.output
    isTimedOut = failure.isTimedOut
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
