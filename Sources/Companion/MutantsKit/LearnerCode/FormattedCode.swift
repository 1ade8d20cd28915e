import CourseKit
import Foundation
import JudgeKit

/// Files as `swift format` lays them out, so that the indentation tells what belongs together.
struct FormattedCode {
  /// The texts by their paths, without lines that are only comments.
  ///
  /// Those that can't be read stay as they are.
  let texts: [String: String]

  /// - Throws: An error of Foundation if a temporary file can't be written.
  init(of texts: [String: String], in workbook: Workbook) async throws {
    self.texts = try await withTemporaryFolder { folder in
      for (path, text) in texts {
        let url = folder.appending(path: path)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
      }
      let style = ".swift-format"
      let choice = workbook.exists(style) ? ["--configuration", workbook.url(style).path] : []
      let words = ["format", "--in-place", "--recursive"] + choice + ["."]
      var process = Subprocess(program: "swift", arguments: words, folder: folder)
      process.timeLimit = .seconds(30)
      _ = try await process.run()
      return Dictionary(
        uniqueKeysWithValues: texts.map { path, text in
          let formatted = try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
          return (path, (formatted ?? text).withoutCommentLines)
        })
    }
  }
}

extension String {
  /// The code without lines that are only comments, so that a comment changes nothing about what stands side by side.
  fileprivate var withoutCommentLines: String {
    let masked = MaskedCode(lines).maskedLines
    return zip(lines, masked).filter { !($0.isCommentOnly && $1.trimmed.isEmpty) }
      .map(\.0).joined(separator: "\n")
  }
}
