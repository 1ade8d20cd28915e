import CommandKit
import CourseKit
import JudgeKit

extension ResultPrinter {
  /// The first error as the compiler words it, its notes, and how many more errors there are.
  ///
  /// - Parameter isSame: Whether it is the error that was shown last.
  func lines(
    of failure: BuildFailure, of source: ChapterSource, isSame: Bool = false
  ) -> [String] {
    if let trouble = failure.troubles.first {
      return lines(of: trouble, failure.troubles.count - 1)
    }
    guard let error = failure.errors.first, let location = error.location else {
      return lines(withoutPlace: failure)
    }
    let given = GivenCode(source, in: workbook)
    let isGiven = error.isIn(given)
    let open = isGiven ? given.openPlace(in: location.file) : nil
    var lines = ["\(console.mark(false)) The code \(isSame ? "still does" : "does") not compile."]
    let advice =
      isGiven && open == nil
      ? Self.givenAdvice : given.isOwnTest(location.file) ? Self.ownAdvice : nil
    if let advice { lines.append("  " + fitted(advice, indentation: 2)) }
    lines.append("  " + fitted("\(error)", indentation: 2))
    lines += error.notes.prefix(3).map { "    " + fitted("\($0)", indentation: 4) }
    let losses = losses(of: source, behind: error)
    let more = failure.errors.count - 1
    let isFirst = !isGiven && losses.1 == nil
    if more > 0 { lines.append("  … and \(more) more.\(isFirst ? " Fix this one first." : "")") }
    lines += table([losses])
    if let open {
      lines += table([("Go on", "\(open.exercise) has another place: \(open.place)")])
    } else if location.file == Manifest.path {
      let remedy = workbook.wayBack(to: [Manifest.path])
      lines += table([("Provided", "\(Manifest.path) was changed. \(remedy)")])
    } else if isGiven {
      lines += table([remedy(for: error, in: given, hasLosses: losses.1 != nil)])
    }
    if marksPlaces, let line = location.line {
      lines.append("\(location.file):\(line): error: \(error.message.oneLine)")
    }
    return lines
  }

  /// A file that is missing or cannot be used, which no error of the compiler tells as well.
  private func lines(of trouble: FileTrouble, _ more: Int) -> [String] {
    [marked(console.mark(false), trouble.sentence), "  " + fitted(trouble.remedy, indentation: 2)]
      + (more > 0 ? ["  … and \(more) more: swift run workbook doctor"] : [])
  }

  /// What to do about an error in given code: where to look, or what to reset.
  ///
  /// Tests may want what an answer has left out, and the rest of the answer is worth keeping. So an error in
  /// them leads to the answer, and never to a reset, and so does one that names what the answer declares.
  private func remedy(
    for error: CompilerDiagnostic, in given: GivenCode, hasLosses: Bool
  ) -> (String, String?) {
    let named = given.exercise(namedIn: error.message)
    if let exercise = named ?? given.exercise(behind: error.notes.compactMap(\.location)) {
      guard named != nil || error.location.map({ given.isGivenTest($0.file) }) == true else {
        return ("Reset", "swift run workbook reset \(exercise)")
      }
      let places = given.source.exercises.filter { $0.number == exercise }
        .flatMap { given.learner.locations(of: $0) }
      return ("Look at", "\(exercise), \(places.map(\.description).joined(separator: "\n"))")
    }
    return ("Look at", hasLosses ? nil : "swift run workbook doctor")
  }

  /// The given lines that are missing in the files that an error names; in all, if it names none of them.
  private func losses(
    of source: ChapterSource, behind error: CompilerDiagnostic
  ) -> (String, String?) {
    let files = Set(([error] + error.notes).compactMap(\.location?.file))
    let given = GivenCode(source, in: workbook)
    let isOurs = files.contains { $0.hasPrefix(source.chapter.folder(in: .exercises) + "/") }
    return row(of: isOurs ? files.sorted().flatMap(given.losses(inFile:)) : given.losses())
  }

  /// What it means that errors stand in given code alone.
  private static let givenAdvice =
    "The errors are in provided code. Don't edit it: something that it depends on was changed or removed."

  /// What it means that the first error stands in a test that the learner has added.
  private static let ownAdvice =
    "The error is in a test file that you added. The tests run again when it compiles, or when you"
    + " move it out of Tests."

  /// The end of what a build printed that failed outside the code.
  private func lines(withoutPlace failure: BuildFailure) -> [String] {
    let end = failure.output.lines.filter { !$0.isEmpty }.suffix(5)
    let reasons = failure.errors.isEmpty ? Array(end) : failure.errors.prefix(5).map(\.message)
    let doctor = failure.isTimedOut ? [] : ["To see what is wrong: swift run workbook doctor"]
    return ["\(console.mark(false)) The build failed:"]
      + (reasons + doctor).map { "  " + fitted($0, indentation: 2) }
  }
}
