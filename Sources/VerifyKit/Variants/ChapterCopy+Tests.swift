import CourseKit
import Foundation
import JudgeKit

extension ChapterCopy {
  private var tests: String { "Tests/\(chapter.testTarget)" }

  /// Gives the copy a link of its own for each file of the chapter's tests, so that some can be left out.
  func unlinkTests(from original: Workbook) throws {
    for folder in ["Tests", tests] {
      let files = FileManager.default
      let copy = workbook.url(folder)
      try files.removeItem(at: copy)
      try files.createDirectory(at: copy, withIntermediateDirectories: false)
      for name in try files.contentsOfDirectory(atPath: original.url(folder).path) {
        try files.createSymbolicLink(
          at: copy.appending(path: name),
          withDestinationURL: original.url(folder).appending(path: name))
      }
    }
  }

  /// Leaves out tests that are not asked for, and brings back those that are.
  ///
  /// - Parameter exercise: Whose tests to have; nil for all.
  func putTests(of exercise: ExerciseNumber?, from original: Workbook) throws {
    for path in original.files(below: tests).map({ "\(tests)/\($0)" }) {
      let text = original.text(of: path) ?? ""
      let isLeftOut = exercise.map { text.contains("@Test") && !text.contains("func `\($0) ") }
      guard isLeftOut ?? false != (workbook.text(of: path) == "") else { continue }
      let file = workbook.url(path)
      try FileManager.default.removeItem(at: file)
      if isLeftOut ?? false {
        try Data().write(to: file)
      } else {
        try FileManager.default.createSymbolicLink(
          at: file, withDestinationURL: original.url(path))
      }
    }
  }
}
