// How long does a learner wait between saving a file and reading the verdict?
//
// Measures, in turn and after an edit that changes what the code does:
//   bare    `swift test` in a package with one target, one file and one test
//   test    `swift test` of chapter 1 in a copy of this repository
//   watch   `workbook watch 1` in another copy, from the save to the verdict
// and prints medians, and the ratios to `bare` pair by pair: times depend on the machine, ratios less so.
//
// Type: Tests/Benchmarks/feedback-loop [SYSTEM] [PAIRS] [CHAPTERS …]
// SYSTEM is what all of them are built with, native (unless told) or swiftbuild. PAIRS is how often each
// is measured, 10 unless told. CHAPTERS are the numbers of generated chapters to measure with, 4 and 40
// unless told; 0 for none. It takes about 10 minutes.

import Foundation

var words = CommandLine.arguments.dropFirst()
let systems = ["native", "swiftbuild"]
let system = words.first.flatMap { systems.contains($0) ? words.removeFirst() : nil } ?? systems[0]
let numbers = words.map { Int($0) ?? -1 }
guard numbers.allSatisfy({ $0 >= 0 }), numbers.first != 0 else {
  print("Error: type a build system and numbers, as in: feedback-loop native 10 4 40")
  exit(64)
}
let pairs = numbers.first ?? 10
let sizes = numbers.count > 1 ? numbers.dropFirst().filter { $0 > 0 } : [4, 40]

let files = FileManager.default
let root = URL(filePath: #filePath).absoluteURL.deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()
let work = files.temporaryDirectory.appending(path: "feedback-loop-\(UUID().uuidString)")
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
  let folder = work.appending(path: "bare")
  var source: URL { folder.appending(path: "Sources/Bare/Bare.swift") }

  init() throws {
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

  func measure(solved: Bool) throws -> Double {
    try Data("func answer() -> Int { \(solved ? 1 : 2) }\n".utf8).write(to: source)
    let (seconds, output) = try run("swift", "test", "--build-system", system, in: folder)
    try check(output, solved ? "1 test in 0 suites passed" : "1 test in 0 suites failed")
    return seconds
  }
}

/// A copy of this repository, with as many chapters as is asked for.
struct Copy {
  let folder: URL
  let presenter: URL
  let starter: String

  init(_ name: String, chapters: Int?) throws {
    folder = work.appending(path: name)
    try run("git", "clone", "--quiet", root.path, folder.path, in: work)
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
      "Sources/PostListApp",
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

  /// Solves exercise 1.1, or takes its answer away.
  func save(solved: Bool) throws {
    let answer = "view?.showLoading()\n    interactor?.retrievePostList()"
    let text = solved ? starter.replacing(#/// TODO: 1\.1 .*/#, with: answer) : starter
    try Data(text.utf8).write(to: presenter)
  }

  func measureTest(solved: Bool) throws -> Double {
    try save(solved: solved)
    let (seconds, output) = try run(
      "swift", "test", "--build-system", system, "--filter", "^Chapter1PostListTests\\.", in: folder
    )
    try check(
      output,
      #"Test "1.1 The presenter shows that it waits, then asks the interactor" \#(solved ? "passed" : "failed")"#
    )
    return seconds
  }
}

/// `workbook watch 1`, running.
final class Watch {
  let copy: Copy
  let process = Process()
  let pipe = Pipe()

  init(_ copy: Copy) throws {
    self.copy = copy
    try run("swift", "build", "--product", "workbook", in: copy.folder)
    let products = try run("swift", "build", "--show-bin-path", in: copy.folder).output
      .split(separator: "\n").last { $0.hasPrefix("/") }
    process.executableURL = URL(filePath: "\(products ?? "")/workbook")
    process.arguments = ["watch", "1", "--build-system", system]
    process.currentDirectoryURL = copy.folder
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    process.standardInput = Pipe()
    try process.run()
    _ = try read(until: "1.1")
  }

  /// Reads until a text appears.
  func read(until text: String) throws -> String {
    var output = ""
    while !output.contains(text) {
      let data = pipe.fileHandleForReading.availableData
      guard !data.isEmpty else { throw Failure(description: "watch ended: \(output)") }
      output += String(decoding: data, as: UTF8.self)
    }
    return output
  }

  func measure(solved: Bool) throws -> Double {
    let start = ContinuousClock.now
    try copy.save(solved: solved)
    _ = try read(until: solved ? "✔ 1.1" : "✘ 1.1")
    return (ContinuousClock.now - start) / .seconds(1)
  }

  func stop() {
    process.interrupt()
    process.waitUntilExit()
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

func measure(_ name: String, chapters: Int?) throws {
  print("\(name): building …")
  fflush(stdout)
  let bare = try BarePackage()
  let tested = try Copy("tested-\(name)", chapters: chapters)
  let watched = try Copy("watched-\(name)", chapters: chapters)
  _ = try bare.measure(solved: false)
  _ = try tested.measureTest(solved: false)
  let watch = try Watch(watched)
  defer { watch.stop() }
  var times: [(bare: Double, test: Double, watch: Double)] = []
  for pair in -1..<pairs {
    // The first round warms up, and does not count.
    let solved = pair.isMultiple(of: 2) == false
    let round = (
      bare: try bare.measure(solved: solved), test: try tested.measureTest(solved: solved),
      watch: try watch.measure(solved: solved)
    )
    if pair >= 0 { times.append(round) }
  }
  print("\(name), \(times.count) pairs: median seconds (least to most), median ratio to bare")
  for (row, values) in [
    ("bare ", times.map(\.bare)), ("test ", times.map(\.test)), ("watch", times.map(\.watch)),
  ] {
    let ratio = median(zip(values, times).map { $0 / $1.bare })
    print(
      "  \(row)  \(two(median(values))) (\(two(values.min() ?? 0)) to \(two(values.max() ?? 0)))  \(two(ratio))"
    )
  }
}

func run() throws {
  let toolchain = try run("swift", "--version", in: work).output.split(separator: "\n").first ?? ""
  print("\(ProcessInfo.processInfo.activeProcessorCount) cores, \(toolchain), \(system)")
  try measure("this repository", chapters: nil)
  for size in sizes { try measure("\(size) chapters", chapters: size) }
}

do {
  defer { try? files.removeItem(at: work) }
  try run()
} catch {
  print("Error: \(error)")
  exit(1)
}
