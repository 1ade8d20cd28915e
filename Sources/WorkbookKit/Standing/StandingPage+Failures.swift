extension StandingPage {
  /// An exercise that is not done, with the reason, and its place in the code.
  func lines(of standing: ExerciseStanding, of source: ChapterSource) -> [String] {
    let code = code(of: standing, of: source)
    let reason =
      switch standing.state {
      case .done: [(String, String?)]()
      case .unknown(let reason): [("Unknown", reason), code]
      case .red(let failure): rows(of: failure, code: [code])
      }
    return [line(of: standing)] + table(reason)
  }

  /// The places in the code that an exercise asks for.
  func code(of standing: ExerciseStanding, of source: ChapterSource) -> (String, String?) {
    let places = ExercisePlace(workbook: workbook, source: source).findings(of: standing.exercise)
    return ("Code", places.compactMap(\.place).joined(separator: "\n"))
  }

  /// A failure in what was given.
  func lines(ofGuard failure: TestFailure) -> [String] {
    [line(ofGuard: failure)] + table(rows(of: failure))
  }

  /// The first error as the compiler words it, and how many more there are.
  ///
  /// - Parameter isSame: Whether it is the error that was shown last.
  func lines(of failure: BuildFailure, isSame: Bool = false) -> [String] {
    let errors = failure.errors
    guard let error = errors.first, let file = error.file else {
      let end = failure.output.lines.filter { !$0.isEmpty }.suffix(5)
      let reasons = errors.isEmpty ? Array(end) : errors.prefix(5).map(\.message)
      return ["\(console.mark(false)) The build failed:"]
        + reasons.map { "  " + fitted($0, indentation: 2) }
    }
    let text = Finding("error: \(error.message)", file: file, line: error.line).description
    var lines = [
      "\(console.mark(false)) The code \(isSame ? "still does" : "does") not compile.",
      "  " + fitted(text, indentation: 2),
    ]
    if !file.hasPrefix("\(Tree.exercises.folder)/") {
      lines.append("  This file is given. It needs a name or a type that your code has changed.")
    }
    if errors.count > 1 { lines.append("  … and \(errors.count - 1) more. Mend this one first.") }
    return lines
  }

  private func rows(
    of failure: TestFailure?, code: [(String, String?)] = []
  ) -> [(String, String?)] {
    let test = failure?.file.flatMap { file in
      Finding("", file: workbook.path(of: file), line: failure?.line).place
    }
    return [
      ("Rule", failure?.rule), ("Expected", failure?.expected), ("Found", failure?.shortFound),
    ] + code + [("Test", test), ("Page", failure?.page)]
  }
}
