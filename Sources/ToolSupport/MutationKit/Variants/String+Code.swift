import CourseKit

extension String {
  /// Whether a line is more than a comment.
  var isCode: Bool { !trimmed.isEmpty && !trimmed.hasPrefix("//") }
}
