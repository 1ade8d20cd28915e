import CourseKit
import Foundation
import JudgeKit

/// Makes a class and a workbook of its own, whose workers no other test uses; nothing can be built there.
func withClass(_ body: (_ folder: URL, _ workbook: URL) async throws -> Void) async throws {
  let course = try Workbook.ofTheseTests
  try await withTemporaryFolder { folder in
    let workbook = folder.appending(path: "workbook")
    try FileManager.default.createDirectory(at: workbook, withIntermediateDirectories: true)
    for name in ["Package.swift", "docs", "Solutions"] {
      try FileManager.default.copyItem(at: course.url(name), to: workbook.appending(path: name))
    }
    try await body(folder.appending(path: "class"), workbook)
  }
}
