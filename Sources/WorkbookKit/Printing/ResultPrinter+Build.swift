import CourseKit
import JudgeKit

extension ResultPrinter {
  /// The first error as the compiler words it, its notes, and how many more errors there are.
  ///
  /// - Parameter isSame: Whether it is the error that was shown last.
  func lines(
    of failure: BuildFailure, of source: ChapterSource, isSame: Bool = false
  ) -> [String] {
    guard let error = failure.errors.first, let location = error.location else {
      return lines(withoutPlace: failure)
    }
    let given = GivenCode(source, in: workbook)
    let isGiven = given.contains(location)
    var lines = ["\(console.mark(false)) The code \(isSame ? "still does" : "does") not compile."]
    let open = isGiven ? given.openPlace(in: location.file) : nil
    if isGiven, open == nil { lines.append("  " + fitted(Self.advice, indentation: 2)) }
    lines.append("  " + fitted("\(error)", indentation: 2))
    lines += error.notes.prefix(3).map { "    " + fitted("\($0)", indentation: 4) }
    let losses = losses(of: source, behind: error)
    let more = failure.errors.count - 1
    let isFirst = !isGiven && losses.1 == nil
    if more > 0 { lines.append("  … and \(more) more.\(isFirst ? " Fix this one first." : "")") }
    lines += table([losses])
    if let open {
      lines += table([("Go on", "\(open.exercise) has another place: \(open.place)")])
    } else if isGiven {
      let start =
        given.exercise(behind: error.notes.compactMap(\.location))?.description
        ?? "\(source.chapter.number)"
      lines += table([("Reset", "swift run workbook reset \(start)")])
    }
    if marksPlaces, let line = location.line {
      lines.append("\(location.file):\(line): error: \(error.message.oneLine)")
    }
    return lines
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
  private static let advice =
    "The errors are in given code. Leave it as it is: what it needs was changed or removed elsewhere."

  /// The end of what a build printed that failed outside the code.
  private func lines(withoutPlace failure: BuildFailure) -> [String] {
    let end = failure.output.lines.filter { !$0.isEmpty }.suffix(5)
    let reasons = failure.errors.isEmpty ? Array(end) : failure.errors.prefix(5).map(\.message)
    return ["\(console.mark(false)) The build failed:"]
      + reasons.map { "  " + fitted($0, indentation: 2) }
  }
}
