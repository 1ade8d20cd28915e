import CourseKit

extension ChapterSource {
  /// Whether a file belongs to the checks that learners write in this chapter, which are tests themselves.
  func isCheck(_ path: String) -> Bool {
    path.hasPrefix("Checks/") && files.contains { $0.path.hasPrefix("Checks/") }
  }
}
