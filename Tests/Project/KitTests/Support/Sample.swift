import Foundation
import Testing

@testable import CourseKit
@testable import JudgeKit
@testable import VerifyKit

/// A small course in a temporary folder.
enum Sample {
  static let chapter = Chapter(number: 1, name: "HelloWorld")
  static let presenter = "Solutions/Chapter1HelloWorld/Hello/HelloPresenter.swift"

  /// One chapter with two exercises, in a folder of their own.
  static let files = [
    "Package.swift": "",
    "docs/README.md": "# Sample\n",
    "Sources/Apps/HelloWorldApp/Main.swift": "// The app.\n",
    "Tests/Chapter1HelloWorldTests/Tests.swift": "// The tests.\n",
    "Solutions/Chapter1HelloWorld/Greeting.swift": "struct Greeting {}\n",
    presenter: """
    final class HelloPresenter {
      // exercise 1.1: Give the greeting.
      // starter: func greeting() -> String { "" }
      func greeting() -> String { "Hello" }
      // end 1.1

      func names() -> [String] {
        // exercise 1.2: Name whom to greet,
        // the world first.
        // starter: return []
        ["World"]
        // end 1.2
      }
    }

    """,
  ]

  /// Makes a workbook of files, and removes it after the body.
  static func with<Result>(
    _ files: [String: String] = files, adding more: [String: String] = [:],
    _ body: (Workbook) async throws -> Result
  ) async throws -> Result {
    try await withTemporaryFolder { temporary in
      // A path that must be quoted, and that is more than ASCII.
      let folder = temporary.appending(path: "Anna's 워크북")
      for (path, text) in files.merging(more, uniquingKeysWith: { $1 }) {
        try write(text, to: folder.appending(path: path))
      }
      return try await body(try Workbook(root: folder))
    }
  }

  static func write(_ text: String, to url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
}

extension Workbook {
  func write(_ text: String, to path: String) throws { try Sample.write(text, to: url(path)) }
  func remove(_ path: String) throws { try FileManager.default.removeItem(at: url(path)) }

  /// Makes the exercises and their templates equal to what the solutions generate.
  func writeStarters() throws {
    for chapter in chapters {
      let source = try ChapterSource(chapter, in: self)
      try source.changesToStarters(in: self).apply(in: self)
      try write(ExerciseTemplates.text(of: source), to: chapter.templates)
    }
  }

  /// Commits all files to a new repository of git.
  func commit() async throws {
    let person = ["-c", "user.name=A learner", "-c", "user.email=learner@example.org"]
    for arguments in [["init", "-q"], ["add", "-A", "-f"], ["commit", "-q", "-m", "My answers"]] {
      let git = Subprocess(program: "git", arguments: person + arguments, folder: root)
      let outcome = try await git.run()
      try #require(outcome.isSuccess, "\(outcome.output)")
    }
  }
}
