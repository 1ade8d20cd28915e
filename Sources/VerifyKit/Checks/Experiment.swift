import CourseKit

/// A variant of a chapter to try, and how to examine what its tests said.
struct Experiment: Sendable {
  let variant: Variant
  let examine: @Sendable (TestOutcome) -> [Finding]
}

/// What a check tries of a chapter.
struct Experiments: Sendable {
  var experiments: [Experiment]
  /// What was wrong before anything could be tried.
  var findings: [Finding] = []
}
