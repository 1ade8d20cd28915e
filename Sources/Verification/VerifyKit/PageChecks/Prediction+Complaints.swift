import CourseKit
import InspectKit

extension Prediction {
  /// Why `workbook trace` could not ask this question, or could not show its answer.
  ///
  /// - Parameter trace: What the traced solution told; nothing when it was not traced.
  func complaints(about trace: Trace) -> [String] {
    guard isWhole else {
      return [
        "The prediction after \(exercise) needs two or more options, one of them with a ✔, and a 'see'."
      ]
    }
    let lines = trace.events.map(\.line)
    return signs.filter { sign in !lines.isEmpty && !lines.contains { $0.contains(sign) } }
      .map {
        "The prediction after \(exercise) says 'see \($0)', and no line of the trace has that."
      }
  }
}
