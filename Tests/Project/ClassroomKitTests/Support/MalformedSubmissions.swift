import Foundation
import JudgeKit

@testable import ClassroomKit
@testable import CourseKit

/// Submissions that no repository can hold: links, pipes, odd bytes, odd names, traps for tools.
struct MalformedSubmissions {
  let source: ChapterSource
  let folder: URL
  /// A file that anything of a submission's own makes when it runs.
  let marker: URL

  /// What to expect of each, for all exercises but those that are named.
  static let expected: [String: (rest: Verdict, exercises: [String: Verdict])] = [
    "empty": (.missing, [:]),
    "another-chapter": (.missing, [:]),
    "link-to-the-solution": (
      .passed,
      ["1.1": .missing, "1.2": .missing, "1.5": .missing, "1.8": .missing, "1.10": .missing]
    ),
    "link-to-a-system-file": (.passed, [:]),
    "linked-root": (.missing, [:]),
    "pipe": (.passed, [:]),
    "utf-16": (.notCompiled, [:]),
    "zero-byte": (.notCompiled, [:]),
    "errors-without-end": (.notCompiled, [:]),
    "crlf": (.passed, [:]),
    "backslashes": (.passed, [:]),
    "flat": (.passed, [:]),
    "five-folders": (.passed, [:]),
    "byte-order-mark": (.passed, [:]),
    "own-package": (.passed, [:]),
    "one-file-only": (.missing, ["1.1": .passed, "1.2": .passed, "1.5": .passed, "1.8": .passed]),
    "=cmd()": (.passed, [:]),
    "Reference": (.passed, [:]),
    "\u{202E}gpj.exe": (.passed, [:]),
    "two\nlines": (.passed, [:]),
    String(repeating: "n", count: 255): (.passed, [:]),
  ]

  private static let presenter = "PostList/PostListPresenter.swift"
  private var files: FileManager { .default }

  private func chapter(_ name: String) -> URL {
    folder.appending(path: "\(name)/Exercises/\(source.chapter.target)")
  }

  private func writeSolution(_ name: String, ends: String = "\n", mark: String = "") throws {
    for file in source.files {
      let text = mark + file.solutionText.replacing("\n", with: ends)
      try text.write(to: chapter(name).appending(path: file.path))
    }
  }

  /// Writes the solution's files to other places in the submission's folder.
  private func writeSolution(_ name: String, to place: (String) -> String) throws {
    for file in source.files {
      try file.solutionText.write(to: folder.appending(path: "\(name)/\(place(file.path))"))
    }
  }

  /// Makes all of them.
  func write() throws {
    try files.createDirectory(
      at: folder.appending(path: "empty"), withIntermediateDirectories: true)
    try "".write(to: folder.appending(path: "another-chapter/Exercises/Chapter2ItemDetail/A.swift"))
    for name in Self.expected.keys
    where !["empty", "another-chapter", "linked-root"].contains(name) {
      switch name {
      case "crlf": try writeSolution(name, ends: "\r\n")
      case "backslashes":
        try writeSolution(name) {
          "Exercises/\(source.chapter.target)/\($0)".replacing("/", with: "\\")
        }
      case "flat": try writeSolution(name) { String($0.fileName) }
      case "five-folders":
        try writeSolution(name) { "a/b/c/d/e/Exercises/\(source.chapter.target)/\($0)" }
      case "byte-order-mark": try writeSolution(name, mark: "\u{FEFF}")
      default: try writeSolution(name)
      }
    }
    try writeLinks()
    try writeFiles()
    try writePackage()
  }

  private func writeLinks() throws {
    let presenter = chapter("link-to-the-solution").appending(path: Self.presenter)
    try files.removeItem(at: presenter)
    let solution = chapter("Reference").appending(path: Self.presenter)
    try files.createSymbolicLink(at: presenter, withDestinationURL: solution)
    try files.createSymbolicLink(
      atPath: chapter("link-to-a-system-file").appending(path: "System.swift").path,
      withDestinationPath: "/etc/passwd")
    try files.createSymbolicLink(
      at: folder.appending(path: "linked-root"),
      withDestinationURL: folder.appending(path: "Reference"))
  }

  private func writeFiles() throws {
    _ = mkfifo(chapter("pipe").appending(path: "Pipe.swift").path, 0o600)
    try Data([0xFF, 0xFE, 0x2F, 0x00, 0x2F, 0x00])
      .write(to: chapter("utf-16").appending(path: Self.presenter))
    try "let a = 1\u{0}\n".write(to: chapter("zero-byte").appending(path: "Zero.swift"))
    // The compiler takes a hundred times as long for ten times as many (Swift 6.3.1).
    let errors = String(repeating: "  a = b\n", count: 2_000)
    try "func trick() {\n\(errors)}\n"
      .write(to: chapter("errors-without-end").appending(path: "Errors.swift"))
    for file in source.files where file.path != Self.presenter {
      try files.removeItem(at: chapter("one-file-only").appending(path: file.path))
    }
  }

  /// Everything that would run if the folder itself were built, or git were asked about it.
  private func writePackage() throws {
    let place = folder.appending(path: "own-package")
    let command = "touch \(marker.path.shellQuoted)"
    try """
    // swift-tools-version: 6.2
    import Foundation
    import PackageDescription
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "\(command)"]
    try process.run()
    let package = Package(name: "Trick")
    """.write(to: place.appending(path: "Package.swift"))
    try "[core]\n  fsmonitor = \"\(command)\"\n".write(to: place.appending(path: ".git/config"))
    try "exit 0\n".write(to: place.appending(path: ".build/debug/VIPERWorkbookPackageTests.xctest"))
    try "import PackagePlugin\n".write(to: place.appending(path: "Plugins/Trick/Trick.swift"))
    try "".write(
      to: place.appending(path: "Tests/Chapter1PostListTests/Stage1PostsOnScreenTests.swift"))
  }
}
