import CourseKit
import Foundation
import JudgeKit

/// Submissions that no repository can hold: links, pipes, odd bytes, odd names, traps for tools.
struct MalformedSubmissions {
  let source: ChapterSource
  let folder: URL
  /// A file that anything of a submission's own makes when it runs.
  let marker: URL

  /// What to expect of each.
  static let expected: [String: ExpectedVerdicts] = [
    "linked-root": .all(.missing),
    "link-and-pipe": .all(.passed),
    "utf-16": .all(.notCompiled),
    "zero-byte": .all(.notCompiled),
    "errors-without-end": .all(.notCompiled),
    "own-package": .all(.passed),
    oddName: .all(.passed),
  ]

  /// A formula, two lines, letters that change their order, and as long as a name can be.
  private static let oddName = "=cmd()\n\u{202E}gpj.exe" + String(repeating: "n", count: 238)

  private static let presenter = "PostList/PostListPresenter.swift"
  private var files: FileManager { .default }

  private func chapter(_ name: String) -> URL {
    folder.appending(path: "\(name)/\(source.chapter.folder(in: .exercises))")
  }

  /// Makes all of them.
  func write() throws {
    for name in Self.expected.keys where name != "linked-root" {
      for file in source.files {
        try file.solutionText.write(to: chapter(name).appending(path: file.path))
      }
    }
    try writeLinks()
    try writeFiles()
    try writePackage()
  }

  private func writeLinks() throws {
    let folder = chapter("link-and-pipe")
    try files.createSymbolicLink(
      atPath: folder.appending(path: "System.swift").path, withDestinationPath: "/etc/passwd")
    _ = mkfifo(folder.appending(path: "Pipe.swift").path, 0o600)
    try files.createSymbolicLink(
      at: self.folder.appending(path: "linked-root"),
      withDestinationURL: self.folder.appending(path: "own-package"))
  }

  private func writeFiles() throws {
    try Data([0xFF, 0xFE, 0x2F, 0x00, 0x2F, 0x00])
      .write(to: chapter("utf-16").appending(path: Self.presenter))
    try "let a = 1\u{0}\n".write(to: chapter("zero-byte").appending(path: "Zero.swift"))
    // The compiler takes a hundred times as long for ten times as many (Swift 6.3.1).
    let errors = String(repeating: "  a = b\n", count: 2_000)
    try "func trick() {\n\(errors)}\n"
      .write(to: chapter("errors-without-end").appending(path: "Errors.swift"))
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
