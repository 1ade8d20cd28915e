import Testing

@testable import CourseKit
@testable import JudgeKit

struct MistakeRecognitionTests {
  private static let page = """
    # Mistakes

    ### 1.2 Names nobody

    The greeting is [for nobody](x.md),
    so nobody `hears` it.

    A second paragraph.

    ```swift
    // Nobody is there.
    ["Nobody"]
    ```

    > Rule: name the world first.

    ### 1.2 Forgets the world

    A guest hears it.

    ```swift
    ["Guest"]
    ```

    > Rule: name the world first.

    ### 1.2 Begins with guests

    The world waits.

    ```swift
    ["Guest", "World"].filter { !$0.isEmpty }.sorted()
    ```

    > Rule: name the world first.

    ### 1.1 Greets nobody

    It is quiet.

    ```swift
    func greeting() -> String { "" }
    ```

    > Rule: greet.

    """
  private static let nobody = KnownMistake(
    title: "Names nobody", consequence: "The greeting is for nobody, so nobody `hears` it.")
  private static let forgotten = KnownMistake(
    title: "Forgets the world", consequence: "A guest hears it.")

  private func failure(
    of number: String = "1.2", _ found: String, line: Int = 7, hasEnded: Bool = true
  ) -> TestReport {
    let test = Stream.Test("\(number) It names")
    let failed = test.failed(
      "(names → \(found)) == [World]", rule: "Rule: name the world first (Check.swift:\(line))."
    )
    .replacing("\"line\":7", with: "\"line\":\(line)")
    let lines = [test.listed, test.started, failed]
    return Stream.report(hasEnded ? lines + [test.ended("fail"), Stream.runEnded] : lines)
  }

  /// The mistakes in which a run is recognised, when the page's fail as the reports say.
  private func recognised(
    _ run: TestReport, among reports: [String: TestReport], answer: String = "[]"
  ) async throws -> [KnownMistake] {
    var patterns: [String: FailurePattern] = [:]
    for (heading, report) in reports {
      let exercise = try #require(ExerciseNumber(testName: heading))
      patterns[heading] = FailurePattern(of: exercise, in: report)
    }
    let files = [
      Sample.chapter.mistakesPage: Self.page,
      Sample.chapter.mistakeRecord: try MistakeRecord(patterns).text(),
    ]
    return try await LearnerSample.with(adding: files) { workbook in
      try workbook.replace("return []", with: answer, in: LearnerSample.presenter)
      let source = try ChapterSource(Sample.chapter, in: workbook)
      return ChapterReporter(source, in: workbook).report(source.exercises, run: run)
        .exercises.flatMap(\.mistakes)
    }
  }

  @Test func `Code that fails as one mistake does is recognised, wherever the test stands`()
    async throws
  {
    let reports = [
      "1.2 Names nobody": failure("[Names 0x7f01]"), "1.2 Forgets the world": failure("[Guest]"),
    ]
    #expect(
      try await recognised(failure("[Names 0x8a0c]", line: 9), among: reports) == [Self.nobody])
  }

  @Test(arguments: [
    ("25/11/2026", "1/12/2027"), ("25.11.2026", "01.12.2027"),
    ("2026-11-25 10:46:50 +0000", "2027-01-02 03:04:05 +0000"), ("9:05", "10:46"),
  ])
  func `Code whose values depend on the day is recognised on another day`(
    recorded: String, today: String
  ) async throws {
    let reports = ["1.2 Forgets the world": failure("[7-\(recorded)]")]
    #expect(try await recognised(failure("[7-\(today)]"), among: reports) == [Self.forgotten])
    #expect(try await recognised(failure("[8-\(today)]"), among: reports).isEmpty)
  }

  @Test func `Of mistakes that fail alike, those are named that the code is like`() async throws {
    let reports = [
      "1.2 Names nobody": failure("[]"), "1.2 Forgets the world": failure("[]"),
      "1.2 Begins with guests": failure("[]"),
    ]
    for (answer, mistakes) in [
      ("[ \"Nobody\" ]", [Self.nobody]), ("[\"Guest\",]", [Self.forgotten]),
      ("Array(Set<String>())", []),
    ] {
      #expect(try await recognised(failure("[]"), among: reports, answer: answer) == mistakes)
    }
  }

  @Test func `Mistakes that the code is equally like are named both`() async throws {
    let reports = ["1.2 Names nobody": failure("[]"), "1.2 Forgets the world": failure("[]")]
    let answer = "[\"Guests\"]"
    let found = try await recognised(failure("[]"), among: reports, answer: answer)
    #expect(found == [Self.forgotten, Self.nobody])
  }

  @Test func `Code that fails otherwise is no known mistake`() async throws {
    let reports = [
      "1.2 Names nobody": failure("[]"), "1.1 Greets nobody": failure(of: "1.1", "[Guest]"),
    ]
    #expect(try await recognised(failure("[Guest]"), among: reports) == [])
    #expect(try await recognised(failure("[]", hasEnded: false), among: reports) == [])
  }

  @Test func `Who has written nothing yet has made no mistake`() async throws {
    let reports = ["1.2 Names nobody": failure("[]")]
    #expect(try await recognised(failure("[]"), among: reports, answer: "return []") == [])
  }

  @Test func `A record that is damaged, or older than its page, recognises nothing`() async throws {
    let reports = ["1.2 A mistake that has gone": failure("[]")]
    #expect(try await recognised(failure("[]"), among: reports) == [])
    try await LearnerSample.with(adding: [Sample.chapter.mistakeRecord: "{\"1.2"]) { workbook in
      #expect(MistakeRecord(of: Sample.chapter, in: workbook) == MistakeRecord([:]))
    }
  }
}
