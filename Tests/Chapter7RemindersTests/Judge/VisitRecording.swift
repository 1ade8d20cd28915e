/// What the user sees, and what the server has received since the last message.
///
/// In what the model wants, nil is a part that is free.
nonisolated struct VisitRecording: Equatable {
  var requests: [String] = []
  var isAllowed: Bool?
  var title: String?
  var isLoading: Bool?
  var rows: [String]?
  var errors: [String]?
  var saysNothingToRemember: Bool?
  /// The lines that begin with "Due:".
  var header: [String]?
  /// The line of a detail.
  var due: String?
  /// What is in memory after the visit.
  var leftovers: [String] = []

  var loads: Int { requests.count { $0 == "load" } }

  /// Whether a recording has all that this one wants when an exercise is done.
  func isMet(by found: VisitRecording, in exercise: Int) -> Bool {
    func isMet<Value: Equatable>(_ path: KeyPath<VisitRecording, Value?>) -> Bool {
      self[keyPath: path] == nil || self[keyPath: path] == found[keyPath: path]
    }
    // What is sent after a visit is free.
    let areSent = title == "Home" || requests == found.requests && isAllowed == found.isAllowed
    return areSent && isMet(\.title) && isMet(\.isLoading) && isMet(\.rows) && isMet(\.errors)
      && isMet(\.saysNothingToRemember) && isMet(\.due) && (exercise < 8 || isMet(\.header))
  }
}
