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

var words = CommandLine.arguments.dropFirst(2)
let systems = ["native", "swiftbuild"]
let system = words.first.flatMap { systems.contains($0) ? words.removeFirst() : nil } ?? systems[0]
let numbers = words.map { Int($0) ?? -1 }
guard numbers.allSatisfy({ $0 >= 0 }), numbers.first != 0 else {
  print("Error: type a build system and numbers, as in: feedback-loop native 10 4 40")
  exit(64)
}
let pairs = numbers.first ?? 10
let sizes = numbers.count > 1 ? numbers.dropFirst().filter { $0 > 0 } : [4, 40]

extension BarePackage {
  func measure(solved: Bool) throws -> Double {
    try Data("func answer() -> Int { \(solved ? 1 : 2) }\n".utf8).write(to: source)
    let (seconds, output) = try run("swift", "test", "--build-system", system, in: folder)
    try check(output, solved ? "1 test in 0 suites passed" : "1 test in 0 suites failed")
    return seconds
  }
}

extension Copy {
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
      #"Test "1.1 The presenter shows the loading state, then asks the interactor" \#(solved ? "passed" : "failed")"#
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
  printTable([
    ("bare", times.map(\.bare)), ("test", times.map(\.test)), ("watch", times.map(\.watch)),
  ])
}

runBenchmark {
  print("built with \(system)")
  try measure("this repository", chapters: nil)
  for size in sizes { try measure("\(size) chapters", chapters: size) }
}
