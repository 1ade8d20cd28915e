/// What the doctor found out about one thing that the workbook needs.
struct DoctorFinding: Equatable, Sendable, CustomStringConvertible {
  enum State: Equatable, Sendable {
    case good
    /// The workbook can do without it.
    case advice
    case wrong
  }

  let state: State
  let sentence: String
  /// What to do about it.
  var remedy: String?

  var description: String { [sentence, remedy].compactMap(\.self).joined(separator: " ") }

  static func good(_ sentence: String) -> DoctorFinding {
    DoctorFinding(state: .good, sentence: sentence)
  }

  static func wrong(_ sentence: String, _ remedy: String) -> DoctorFinding {
    DoctorFinding(state: .wrong, sentence: sentence, remedy: remedy)
  }

  static func advice(_ sentence: String, _ remedy: String) -> DoctorFinding {
    DoctorFinding(state: .advice, sentence: sentence, remedy: remedy)
  }
}
