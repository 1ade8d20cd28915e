extension GradedChapter {
  /// What was left out, what somebody should know, and what to look at or was looked at.
  var remarks: [String] {
    notes + suspicions.map { (isReviewed == true ? "Reviewed: " : "Please review: ") + $0 }
  }

  /// Counts as passed what was to be looked at, for somebody has done so.
  mutating func review() {
    guard exercises.contains(where: { $0.verdict == .review }) else { return }
    for index in exercises.indices where exercises[index].verdict == .review {
      exercises[index].verdict = .passed
    }
    isReviewed = true
  }
}
