import CommandKit
import CourseKit
import JudgeKit

extension ReportPrinter {
  /// The first error as the compiler words it, its notes, and how many more errors there are.
  ///
  /// - Parameter isSame: Whether it is the error that was shown last.
  func lines(of failure: BuildReport, isSame: Bool = false) -> [String] {
    if let problem = failure.problems.first {
      return lines(of: problem, failure.problems.count - 1)
    }
    guard let error = failure.errors.first, let location = error.location else {
      return lines(withoutPlace: failure)
    }
    var lines = ["\(console.mark(false)) The code \(isSame ? "still does" : "does") not compile."]
    if let advice = advice(about: failure) { lines.append("  " + fitted(advice, indentation: 2)) }
    lines.append("  " + fitted("\(error)", indentation: 2))
    lines += error.notes.prefix(3).map { "    " + fitted("\($0)", indentation: 4) }
    let more = failure.errors.count - 1
    let isFirst = failure.origin != .provided && failure.losses.isEmpty
    if more > 0 { lines.append("  … and \(more) more.\(isFirst ? " Fix this one first." : "")") }
    lines += table([row(of: failure.losses)] + (failure.remedy.map { [row(of: $0)] } ?? []))
    if marksPlaces, let line = location.line {
      lines.append("\(location.file):\(line): error: \(error.message.oneLine)")
    }
    return lines
  }

  /// A file that is missing or cannot be used, which no error of the compiler tells as well.
  private func lines(of problem: FileProblem, _ more: Int) -> [String] {
    [marked(console.mark(false), problem.sentence), "  " + fitted(problem.remedy, indentation: 2)]
      + (more > 0 ? ["  … and \(more) more: swift run workbook doctor"] : [])
  }

  /// What it means that the first error is not in an answer.
  private func advice(about failure: BuildReport) -> String? {
    switch (failure.origin, failure.remedy) {
    case (.learner, _), (.provided, .goOn?): nil
    case (.provided, _):
      "The errors are in provided code. Don't edit it: something that it depends on was changed or removed."
    case (.ownTest, _):
      "The error is in a test file that you added. The tests run again when it compiles, or when you move it"
        + " out of Tests."
    }
  }

  private func row(of remedy: BuildReport.Remedy) -> (String, String?) {
    switch remedy {
    case .goOn(let exercise, let place): ("Go on", "\(exercise) has another place: \(place)")
    case .lookAt(let exercise, let places):
      ("Look at", "\(exercise), \(places.map(\.description).joined(separator: "\n"))")
    case .reset(let exercise): ("Reset", "swift run workbook reset \(exercise)")
    case .restoreManifest(let remedy):
      ("Provided", "\(Manifest.path) was changed. \(remedy)")
    case .doctor: ("Look at", "swift run workbook doctor")
    }
  }

  /// The end of what a build printed that failed outside the code.
  private func lines(withoutPlace failure: BuildReport) -> [String] {
    let end = failure.output.lines.filter { !$0.isEmpty }.suffix(5)
    let reasons = failure.errors.isEmpty ? Array(end) : failure.errors.prefix(5).map(\.message)
    let doctor = failure.isTimedOut ? [] : ["To see what is wrong: swift run workbook doctor"]
    return ["\(console.mark(false)) The build failed:"]
      + (reasons + doctor).map { "  " + fitted($0, indentation: 2) }
  }
}
