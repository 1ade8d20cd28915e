import Foundation
import Testing

@testable import CourseKit
@testable import JudgeKit

struct ChapterCopyTests {
  private let chapter = Chapter(number: 1, name: "PostList")

  /// Puts files into a copy, one set after the other.
  ///
  /// - Returns: What is there in the end, by path.
  private func putting(_ sets: [[String: String]]) async throws -> [String: String] {
    try await withTemporaryFolder { folder in
      for name in ["docs", "Solutions"] {
        try FileManager.default.createDirectory(
          at: folder.appending(path: name), withIntermediateDirectories: true)
      }
      try Data().write(to: folder.appending(path: "Package.swift"))
      let copy = try ChapterCopy("copy", of: chapter, in: try Workbook(root: folder))
      for texts in sets { try copy.put(texts) }
      let place = chapter.folder(in: .exercises)
      return copy.workbook.files(below: place).reduce(into: [:]) {
        $0[$1] = copy.workbook.text(of: "\(place)/\($1)")
      }
    }
  }

  @Test func `Only what was put last is there, also where a folder was, or a file`() async throws {
    let files = ["A.swift": "a", "B.swift/C.swift": "c", "d/e/F.swift": "f"]
    let others = ["A.swift/G.swift": "g", "B.swift": "b", "d": "d"]
    #expect(try await putting([files, others]) == others)
    #expect(try await putting([others, files]) == files)
  }

  @Test func `Code is written again where only its bytes differ`() async throws {
    let found = try await putting([["A.swift": "a;"], ["A.swift": "a\u{37E}"]])
    #expect(found["A.swift"]?.bytes == "a\u{37E}".bytes)
  }
}
