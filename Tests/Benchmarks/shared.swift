// What the benchmarks share. It stands before each of them, in one script; the first argument is the
// repository's folder.

import Foundation

let files = FileManager.default
let root = URL(filePath: CommandLine.arguments[1])
let work = files.temporaryDirectory.appending(path: "benchmark-\(UUID().uuidString)")
try files.createDirectory(at: work, withIntermediateDirectories: true)
// Each build leaves folders in the temporary folder, and thousands of them slow down a test that makes
// a URLSession. Here all begin with none.
setenv("TMPDIR", work.path, 1)

/// Runs a program to its end, and returns how long that took and what it printed.
@discardableResult
func run(_ words: String..., in folder: URL) throws -> (seconds: Double, output: String) {
  let process = Process()
  let pipe = Pipe()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = words
  process.currentDirectoryURL = folder
  process.standardOutput = pipe
  process.standardError = pipe
  let start = ContinuousClock.now
  try process.run()
  let output = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return ((ContinuousClock.now - start) / .seconds(1), String(decoding: output, as: UTF8.self))
}

/// A package with one target, one file and one test.
struct BarePackage {
  let folder: URL
  var source: URL { folder.appending(path: "Sources/Bare/Bare.swift") }

  init(_ name: String = "bare") throws {
    folder = work.appending(path: name)
    for (path, text) in [
      "Package.swift": """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "Bare", targets: [.target(name: "Bare"), .testTarget(name: "BareTests", dependencies: ["Bare"])])
      """,
      "Tests/BareTests/BareTests.swift": """
      import Testing
      @testable import Bare
      @Test func isOne() { #expect(answer() == 1) }
      """,
      "Sources/Bare/Bare.swift": "",
    ] {
      let file = folder.appending(path: path)
      try files.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }
}

/// A copy of this repository, with as many chapters as is asked for.
struct Copy {
  let folder: URL
  let presenter: URL
  let starter: String

  /// - Parameter commit: Which version to copy; the last one of the branch unless told.
  init(_ name: String, of commit: String? = nil, chapters: Int?) throws {
    folder = work.appending(path: name)
    try run("git", "clone", "--quiet", root.path, folder.path, in: work)
    if let commit {
      let output = try run("git", "checkout", "--detach", commit, in: folder).output
      try check(output, "HEAD is now at")
    }
    presenter = folder.appending(
      path: "Exercises/Chapter1PostList/PostList/PostListPresenter.swift")
    starter = try String(contentsOf: presenter, encoding: .utf8)
    if let chapters { try generate(chapters) }
  }

  /// Replaces all chapters but the first with copies of it.
  func generate(_ count: Int) throws {
    let manifest = folder.appending(path: "Package.swift")
    let list = (2...max(2, count)).prefix(count - 1).map {
      "Chapter(number: \($0), name: \"Copy\($0)\"),\n"
    }
    let text = try String(contentsOf: manifest, encoding: .utf8).replacing(
      #/let chapters = \[[^\]]*\]/#,
      with: "let chapters = [\nChapter(number: 1, name: \"PostList\"),\n\(list.joined())]")
    try Data(text.utf8).write(to: manifest)
    let originals = [
      "Exercises/Chapter1PostList", "Solutions/Chapter1PostList", "Tests/Chapter1PostListTests",
      "Sources/Apps/PostListApp",
    ]
    for number in (2...max(2, count)).prefix(count - 1) {
      for original in originals {
        let copy = original.replacing("Chapter1PostList", with: "Chapter\(number)Copy\(number)")
          .replacing("PostListApp", with: "Copy\(number)App")
        try? files.removeItem(at: folder.appending(path: copy))
        try files.copyItem(
          at: folder.appending(path: original), to: folder.appending(path: copy))
        try rename(below: folder.appending(path: copy), number)
      }
    }
  }

  func rename(below folder: URL, _ number: Int) throws {
    for case let file as URL in files.enumerator(at: folder, includingPropertiesForKeys: nil)
      ?? .init()
    where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
        .replacing("Chapter1PostList", with: "Chapter\(number)Copy\(number)")
      try Data(text.utf8).write(to: file)
    }
  }
}

struct Failure: Error, CustomStringConvertible { let description: String }

func check(_ output: String, _ text: String) throws {
  guard output.contains(text) else {
    throw Failure(description: "No '\(text)' in:\n\(output.suffix(2_000))")
  }
}

func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
}

func two(_ value: Double) -> String { String(format: "%.2f", value) }

/// Prints rows of seconds: their median, the least and the most, and the median ratio to the first row.
func printTable(_ rows: [(name: String, seconds: [Double])]) {
  let width = rows.map(\.name.count).max() ?? 0
  for (name, seconds) in rows {
    let ratio = median(zip(seconds, rows[0].seconds).map { $0 / $1 })
    print(
      "  \(name.padding(toLength: width, withPad: " ", startingAt: 0))  \(two(median(seconds)))"
        + " (\(two(seconds.min() ?? 0)) to \(two(seconds.max() ?? 0)))  \(two(ratio))")
  }
}

/// Prints the machine, runs a benchmark, and removes what it has made.
func runBenchmark(_ body: () throws -> Void) {
  do {
    defer { try? files.removeItem(at: work) }
    let version = try run("swift", "--version", in: work).output
    print(
      "\(ProcessInfo.processInfo.activeProcessorCount) cores,"
        + " \(version.split(separator: "\n").first ?? "")")
    try body()
  } catch {
    print("Error: \(error)")
    exit(1)
  }
}
