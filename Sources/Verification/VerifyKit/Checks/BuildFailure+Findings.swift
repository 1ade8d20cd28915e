import CourseKit
import JudgeKit

extension BuildFailure {
  /// Its errors; when none can be told apart, the end of what the build printed.
  var findings: [Finding] {
    let found = diagnostics.map(\.finding)
    guard found.isEmpty else { return found }
    let end = output.split(separator: "\n").suffix(5).joined(separator: "\n")
    return [Finding("The build failed. It ended with:\n\(end)")]
  }

  /// The first error without its place, which lies in generated code.
  var firstMessage: String { errors.first?.message ?? findings.first?.sentence ?? output }
}
