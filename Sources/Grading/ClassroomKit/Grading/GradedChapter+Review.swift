import JudgeKit

extension GradedChapter {
  /// What was left out, what an instructor should know, and what to review or was reviewed.
  var remarks: [String] {
    notes + suspicions.map { (isReviewed == true ? "Reviewed: " : "Please review: ") + $0 }
  }

  /// Counts as passed what waited for a review.
  mutating func review() {
    guard exercises.contains(where: { $0.verdict == .review }) else { return }
    for index in exercises.indices where exercises[index].verdict == .review {
      exercises[index].verdict = .passed
    }
    isReviewed = true
  }
}
