import CourseKit

extension ChapterSource {
  /// Whether a file belongs to the checks that learners write in this chapter, which are tests themselves.
  func isCheck(_ path: String) -> Bool {
    path.hasPrefix("Checks/") && files.contains { $0.path.hasPrefix("Checks/") }
  }

  /// The file at a path, if it holds no exercise, so that it is judged as the workbook has it.
  func providedFile(at path: String) -> SolutionFile? {
    files.first { $0.path == path && $0.regions.isEmpty }
  }
}
