/// What became of an exercise.
package enum Verdict: String, Codable, CaseIterable, Sendable {
  /// All its tests passed, in a run that came to its end.
  case passed
  case failed
  /// It trapped, or was killed.
  case crashed
  /// It did not end in time.
  case stopped
  /// It ended the program before the tests were over.
  case left
  case notCompiled
  /// The file that it is answered in was not handed in.
  case missing
  /// Nothing has been written yet.
  case notBegun
  /// No test tells, and the learner is not at fault.
  case notJudged

  /// Whether the tests say that something is to be done.
  package var isRed: Bool { self == .failed || self == .notBegun || breaksDown }

  /// Whether the code crashes, leaves the program or never ends.
  package var breaksDown: Bool { self == .crashed || self == .stopped || self == .left }
}
