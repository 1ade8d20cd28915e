// How long does a learner wait for the first verdict, from a fresh clone?
//
// Measures, in turn and each in a new clone:
//   bare     `swift test` in a new package with one target, one file and one test
//   watch    `swift run workbook watch`, until it names the first failure
//   test     `swift test --filter Chapter1`
//   chapter  `CHAPTER=1 swift test --filter Chapter1`
// and prints medians of seconds and of processor seconds, and the ratios to `bare` round by round.
//
// Type: Tests/Benchmarks/first-verdict [--against COMMIT] [ROUNDS] [CHAPTERS …]
// With a commit, each round measures that one as well, and the ratios of this one to it are printed. Beside other
// work, trust only the processor seconds of several rounds, because the same code can take half as many again.
// ROUNDS is how often each is measured, 3 unless told. CHAPTERS are the numbers of generated chapters to
// measure with, 4 and 40 unless told; 0 for none. It takes about half an hour.

var words = Array(CommandLine.arguments.dropFirst(2))
var otherCommit: String?
if words.first == "--against", words.count > 1 {
  otherCommit = words[1]
  words.removeFirst(2)
}
let numbers = words.map { Int($0) ?? -1 }
guard numbers.allSatisfy({ $0 >= 0 }), numbers.first != 0 else {
  print("Error: type numbers, as in: first-verdict 3 4 40, or first-verdict --against HEAD~1 5 0")
  exit(64)
}
let roundCount = numbers.first ?? 3
let sizes = numbers.count > 1 ? numbers.dropFirst().filter { $0 > 0 } : [4, 40]

/// What something takes, in seconds: of the clock, and of all processors together.
struct Cost {
  var seconds = 0.0
  var processor = 0.0
}

/// What a body takes, with the programs that it starts and waits for.
func cost(_ body: () throws -> Void) rethrows -> Cost {
  func processor() -> Double {
    var usage = rusage()
    #if os(Linux)
      getrusage(RUSAGE_CHILDREN.rawValue, &usage)
    #else
      getrusage(RUSAGE_CHILDREN, &usage)
    #endif
    return [usage.ru_utime, usage.ru_stime].map { Double($0.tv_sec) + Double($0.tv_usec) / 1e6 }
      .reduce(0, +)
  }
  let (start, startOfProcessor) = (ContinuousClock.now, processor())
  try body()
  return Cost(
    seconds: (ContinuousClock.now - start) / .seconds(1),
    processor: processor() - startOfProcessor)
}

/// Runs a body in a new folder, and removes that, so that forty chapters fit on the disk.
func inNewFolder(_ body: (_ name: String) throws -> Cost) throws -> Cost {
  let name = UUID().uuidString
  defer { try? files.removeItem(at: work.appending(path: name)) }
  return try body(name)
}

func measureBare() throws -> Cost {
  try inNewFolder { name in
    let bare = try BarePackage(name)
    try Data("func answer() -> Int { 2 }\n".utf8).write(to: bare.source)
    return try cost {
      try check(try run("swift", "test", in: bare.folder).output, "1 test in 0 suites failed")
    }
  }
}

func measureTest(_ commit: String?, _ chapters: Int?, _ environment: String...) throws -> Cost {
  try inNewFolder { name in
    let copy = try Copy(name, of: commit, chapters: chapters)
    return try cost {
      let words = environment + ["swift", "test", "--filter", "Chapter1"]
      let line = words.joined(separator: " ")
      try check(try run("/bin/sh", "-c", line, in: copy.folder).output, "1.1 The presenter")
    }
  }
}

func measureWatch(_ commit: String?, _ chapters: Int?) throws -> Cost {
  try inNewFolder { name in
    let copy = try Copy(name, of: commit, chapters: chapters)
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift", "run", "workbook", "watch"]
    process.currentDirectoryURL = copy.folder
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    process.standardInput = Pipe()
    return try cost {
      defer {
        process.interrupt()
        process.waitUntilExit()
      }
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

/// What one round has measured of a commit.
typealias Round = (watch: Cost, test: Cost, chapter: Cost)

func measureRound(_ commit: String?, _ chapters: Int?) throws -> Round {
  (
    try measureWatch(commit, chapters), try measureTest(commit, chapters),
    try measureTest(commit, chapters, "CHAPTER=1")
  )
}

func measure(_ name: String, chapters: Int?) throws {
  var bare: [Cost] = []
  var rounds: [Round] = []
  var others: [Round] = []
  for round in 1...roundCount {
    print("\(name): round \(round) of \(roundCount) …")
    fflush(stdout)
    bare.append(try measureBare())
    rounds.append(try measureRound(nil, chapters))
    if let otherCommit { others.append(try measureRound(otherCommit, chapters)) }
  }
  for (unit, value) in [("seconds", \Cost.seconds), ("processor seconds", \Cost.processor)] {
    func rows(_ rounds: [Round]) -> [(name: String, seconds: [Double])] {
      [
        ("watch", rounds.map { $0.watch[keyPath: value] }),
        ("test", rounds.map { $0.test[keyPath: value] }),
        ("chapter", rounds.map { $0.chapter[keyPath: value] }),
      ]
    }
    print("\(name): median \(unit) (least to most), median ratio to bare")
    printTable([("bare", bare.map { $0[keyPath: value] })] + rows(rounds))
    guard let otherCommit else { continue }
    for (this, other) in zip(rows(rounds), rows(others)) {
      print("\(this.name): median \(unit) (least to most), median ratio to \(otherCommit)")
      printTable([(otherCommit, other.seconds), ("this", this.seconds)])
    }
  }
}

runBenchmark {
  try measure("this repository", chapters: nil)
  for size in sizes { try measure("\(size) chapters", chapters: size) }
}
