import CourseKit

extension String {
  /// Whether a line is more than a comment.
  package var isCode: Bool { !trimmed.isEmpty && !trimmed.hasPrefix("//") }
}
