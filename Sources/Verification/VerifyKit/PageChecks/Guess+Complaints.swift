import CourseKit

extension Guess {
  /// Why `workbook trace` could not ask this question, or could not show its answer.
  ///
  /// - Parameter lines: The lines that the traced solution printed; none when it was not traced.
  func complaints(about lines: [String]) -> [String] {
    guard isWhole else {
      return [
        "The prediction after \(exercise) needs two or more options, one of them with a ✔, and a 'see'."
      ]
    }
    let trace = lines.filter { $0.hasPrefix("┊") }
    return signs.filter { sign in !trace.isEmpty && !trace.contains { $0.contains(sign) } }
      .map {
        "The prediction after \(exercise) says 'see \($0)', and no line of the trace has that."
      }
  }
}
