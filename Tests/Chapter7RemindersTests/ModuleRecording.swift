import TestSupport

/// What the test doubles of a module record, and what its view shows.
nonisolated struct ModuleRecording: Equatable {
  /// What each collaborator was told, in order.
  var told: [String] = []
  /// What the server has received.
  var requests: [String] = []
  var lines: [String] = []
  var rows: [String] = []
  /// The buttons of the rows that have some.
  var buttons: [[String]] = []
}

typealias Log = Recorder<ModuleRecording>

extension Log {
  convenience init() { self.init(ModuleRecording()) }

  func note(_ line: String) { recording.told.append(line) }

  /// What was noted since the last call.
  func take() -> [String] {
    defer { recording.told = [] }
    return recording.told
  }
}
