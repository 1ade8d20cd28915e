// How long does a learner wait for the first verdict, from a fresh clone?
//
// Measures, in turn and each in a new clone:
//   bare     `swift test` in a new package with one target, one file and one test
//   watch    `swift run workbook watch`, until it names the first failure
//   test     `swift test --filter Chapter1`
//   chapter  `CHAPTER=1 swift test --filter Chapter1`
// and prints medians, and the ratios to `bare` round by round.
//
// Type: Tests/Benchmarks/first-verdict [ROUNDS] [CHAPTERS …]
// ROUNDS is how often each is measured, 3 unless told. CHAPTERS are the numbers of generated chapters to
// measure with, 4 and 40 unless told; 0 for none. It takes about half an hour.

let numbers = CommandLine.arguments.dropFirst(2).map { Int($0) ?? -1 }
guard numbers.allSatisfy({ $0 >= 0 }), numbers.first != 0 else {
  print("Error: type numbers, as in: first-verdict 3 4 40")
  exit(64)
}
let rounds = numbers.first ?? 3
let sizes = numbers.count > 1 ? numbers.dropFirst().filter { $0 > 0 } : [4, 40]

func seconds(_ body: () throws -> Void) rethrows -> Double {
  let start = ContinuousClock.now
  try body()
  return (ContinuousClock.now - start) / .seconds(1)
}

/// Runs a body in a new folder, and removes that, so that forty chapters fit on the disk.
func inNewFolder(_ body: (_ name: String) throws -> Double) throws -> Double {
  let name = UUID().uuidString
  defer { try? files.removeItem(at: work.appending(path: name)) }
  return try body(name)
}

func measureBare() throws -> Double {
  try inNewFolder { name in
    let bare = try BarePackage(name)
    try Data("func answer() -> Int { 2 }\n".utf8).write(to: bare.source)
    return try seconds {
      try check(try run("swift", "test", in: bare.folder).output, "1 test in 0 suites failed")
    }
  }
}

func measureTest(_ chapters: Int?, _ environment: String...) throws -> Double {
  try inNewFolder { name in
    let copy = try Copy(name, chapters: chapters)
    return try seconds {
      let words = environment + ["swift", "test", "--filter", "Chapter1"]
      let line = words.joined(separator: " ")
      try check(try run("/bin/sh", "-c", line, in: copy.folder).output, "1.1 The presenter")
    }
  }
}

func measureWatch(_ chapters: Int?) throws -> Double {
  try inNewFolder { name in
    let copy = try Copy(name, chapters: chapters)
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift", "run", "workbook", "watch"]
    process.currentDirectoryURL = copy.folder
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    process.standardInput = Pipe()
    defer {
      process.interrupt()
      process.waitUntilExit()
    }
    return try seconds {
      try process.run()
      var output = ""
      while !output.contains("✘ 1.1") {
        let data = pipe.fileHandleForReading.availableData
        guard !data.isEmpty else { throw Failure(description: "watch ended: \(output)") }
        output += String(decoding: data, as: UTF8.self)
      }
    }
  }
}

func measure(_ name: String, chapters: Int?) throws {
  var times: [(bare: Double, watch: Double, test: Double, chapter: Double)] = []
  for round in 1...rounds {
    print("\(name): round \(round) of \(rounds) …")
    fflush(stdout)
    times.append(
      (
        try measureBare(), try measureWatch(chapters), try measureTest(chapters),
        try measureTest(chapters, "CHAPTER=1")
      ))
  }
  print("\(name): median seconds (least to most), median ratio to bare")
  printTable([
    ("bare", times.map(\.bare)), ("watch", times.map(\.watch)), ("test", times.map(\.test)),
    ("chapter", times.map(\.chapter)),
  ])
}

runBenchmark {
  try measure("this repository", chapters: nil)
  for size in sizes { try measure("\(size) chapters", chapters: size) }
}
