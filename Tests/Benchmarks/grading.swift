// How long does it take to grade a class, beside a cold `swift test` for each submission?
//
// Measures in a new clone: the first grading of one chapter, which builds everything, then a fresh one, and one
// in which nothing has changed. Then it runs `swift test` with this chapter alone in a new clone for some
// of the submissions, and prints the seconds for each submission, and the ratio.
//
// Type: Tests/Benchmarks/grading FOLDER [CHAPTER] [COLD]
// FOLDER has the submissions. CHAPTER is a number, 1 unless told. COLD is how many of them are also run
// cold, 3 unless told.

let words = Array(CommandLine.arguments.dropFirst(2))
let number = words.count > 1 ? Int(words[1]) : 1
let cold = words.count > 2 ? Int(words[2]) : 3
guard let submissions = words.first, let number, let cold, cold > 0 else {
  print("Error: type a folder of submissions, as in: grading ~/submissions 1 3")
  exit(64)
}
let names = try files.contentsOfDirectory(atPath: submissions).sorted()

func grade(in copy: Copy, _ options: String...) throws -> Double {
  let line =
    "INSTRUCTOR=1 swift run classroom grade '\(submissions)' --chapter \(number) \(options.joined(separator: " "))"
  let (seconds, output) = try run("/bin/sh", "-c", line, in: copy.folder)
  try check(output, "The code ran in this cage")
  print("  \(options.isEmpty ? "first, or unchanged" : "fresh"): \(two(seconds)) s")
  fflush(stdout)
  return seconds
}

runBenchmark {
  print("\(names.count) submissions, chapter \(number)")
  let copy = try Copy("classroom", chapters: nil)
  _ = try grade(in: copy)
  let fresh = try grade(in: copy, "--fresh") / Double(names.count)
  _ = try grade(in: copy)
  var seconds: [Double] = []
  for name in names.prefix(cold) {
    let copy = try Copy("cold-\(seconds.count)", chapters: nil)
    let chapters = try files.contentsOfDirectory(atPath: "\(submissions)/\(name)/Exercises")
    for chapter in chapters where chapter.hasPrefix("Chapter\(number)") {
      let place = copy.folder.appending(path: "Exercises/\(chapter)")
      try files.removeItem(at: place)
      try files.copyItem(atPath: "\(submissions)/\(name)/Exercises/\(chapter)", toPath: place.path)
    }
    let line = "CHAPTER=\(number) swift test --filter Chapter\(number)"
    seconds.append(try run("/bin/sh", "-c", line, in: copy.folder).seconds)
    try files.removeItem(at: copy.folder)
  }
  print("  for each submission: graded \(two(fresh)) s, cold \(two(median(seconds))) s")
  print("  cold takes \(two(median(seconds) / fresh)) times as long")
}
