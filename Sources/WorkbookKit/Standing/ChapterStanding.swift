/// Where a learner stands in a chapter: what its tests say now.
struct ChapterStanding: Sendable {
  let source: ChapterSource
  /// By number; when one exercise was judged, it alone.
  let exercises: [ExerciseStanding]
  /// The failures of tests that belong to no exercise: code that was given is broken.
  var brokenGuards: [TestFailure] = []
  /// Why nothing could be judged: the code does not compile.
  var buildFailure: BuildFailure?
  /// What the learner's code printed.
  var output = ""
  /// Whether it printed more, which was dropped.
  var isOutputCut = false

  var chapter: Chapter { source.chapter }
  var doneCount: Int { exercises.filter { $0.state == .done }.count }
  var count: String { "\(doneCount)/\(exercises.count)" }
  /// The first exercise that is not done.
  var next: ExerciseStanding? { exercises.first { $0.state != .done } }
  var isComplete: Bool {
    !exercises.isEmpty && next == nil && brokenGuards.isEmpty && buildFailure == nil
  }
}

extension ChapterStanding {
  /// Of code that does not compile.
  init(_ source: ChapterSource, _ exercises: [Exercise], failure: BuildFailure) {
    self.source = source
    self.exercises = exercises.map {
      ExerciseStanding(exercise: $0, state: .unknown("The code does not compile."))
    }
    buildFailure = failure
  }

  /// Of a chapter that nobody has worked on: all its exercises are red, as `verify` proves.
  init(untouched source: ChapterSource) {
    self.source = source
    exercises = source.exercises.map { ExerciseStanding(exercise: $0, state: .red(nil)) }
  }

  /// Of what runs of the tests found, each without the tests that had ended those before it.
  init(_ source: ChapterSource, _ exercises: [Exercise], runs: [TestReport]) {
    self.source = source
    self.exercises = exercises.map {
      ExerciseStanding(exercise: $0, state: ExerciseStanding.State($0.number, in: runs))
    }
    let culprits = runs.compactMap(\.culpritFailure).filter { $0.culprit.exercise == nil }
    let guards = runs.last?.guards.filter { $0.verdict == .failed } ?? []
    let strays = runs.last?.strayFailures ?? []
    let outside = strays.map { TestFailure($0, test: "No test ran when this failed.") }
    brokenGuards = culprits.map(\.failure) + guards.map(TestFailure.init) + outside
    output = runs.first?.output ?? ""
    isOutputCut = runs.first?.isOutputCut ?? false
  }
}

extension ExerciseStanding.State {
  fileprivate init(_ exercise: ExerciseNumber, in runs: [TestReport]) {
    let breakdowns = runs.compactMap(\.culpritFailure)
    let tests = runs.last?.tests(of: exercise) ?? []
    if let breakdown = breakdowns.first(where: { $0.culprit.exercise == exercise }) {
      self = .red(breakdown.failure)
    } else if let red = tests.first(where: { $0.verdict == .failed }) {
      self = .red(TestFailure(red))
    } else if let last = runs.last, !last.hasEnded {
      let culprit = last.culprit.map { "'\($0.name)'" } ?? "The code"
      self = .unknown("\(culprit) \(last.ending.sentence)")
    } else if tests.isEmpty {
      self = .unknown("No test has its number.")
    } else {
      self = tests.first { $0.verdict != .passed }.map { .red(TestFailure($0)) } ?? .done
    }
  }
}

extension TestReport {
  /// The test that ended the run for all, and how.
  fileprivate var culpritFailure: (culprit: TestResult, failure: TestFailure)? {
    culprit.map { ($0, TestFailure($0, ending: ending, output: output)) }
  }
}
