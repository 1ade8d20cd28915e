import SnapshotSupport
import Testing

@testable import CommandKit
@testable import CourseKit
@testable import InspectKit
@testable import JudgeKit
@testable import WorkbookKit

struct ReportPrinterTests {
  func page(width: Int?) -> ReportPrinter {
    var console = Console(output: { _ in }, errors: { _ in })
    console.width = { width }
    return ReportPrinter(console: console)
  }

  /// - Parameter rule: The rule, and below it perhaps what the tests of a chapter have put into words.
  func report(
    _ workbook: Workbook, _ found: String, rule: String = "Rule: name the world first."
  ) throws -> ChapterReport {
    let source = try ChapterSource(Sample.chapter, in: workbook)
    let one = Stream.Test("1.1 It greets")
    let two = Stream.Test("1.2 It names")
    let failure = two.failed("(names → \(found)) == [World]", rule: rule)
    return ChapterReporter(source, in: workbook).report(
      source.exercises,
      run: Stream.report([
        one.listed, two.listed, one.started, one.ended("pass"), two.started, failure,
        two.ended("fail"), Stream.runEnded,
      ])
    )
  }

  @Test func `A wide terminal shows a bar, a narrow one and a pipe show the count`() async throws {
    try await LearnerSample.with { workbook in
      let reports = [try report(workbook, "[]")]
      let bar = "██████████░░░░░░░░░░"
      #expect(
        page(width: 80).overview(of: reports)
          == ["Chapter 1 · Hello world   \(bar)  1/2"])
      for width in [40, nil] {
        #expect(
          page(width: width).overview(of: reports)
            == ["Chapter 1 · Hello world   1/2"])
      }
    }
  }

  private static let page = """
    # Chapter 1

    > A wish.

    After this chapter you can

    - greet politely,
    - and name
      the world.

    You edit one file.

    ## First

    ### 1.1 Greet

    Text.
    """

  @Test func `Only an exercise that is done has its heading, because its sentence is a complaint`()
    async throws
  {
    try await LearnerSample.with { workbook in
      try workbook.write(Self.page, to: Sample.chapter.page)
      let judged = try report(workbook, "[]")
      let printer = page(width: nil)
      expect(printer.list(of: [judged]), equalsSnapshot: "list")
      #expect(printer.lines(beside: [judged]) == ["✔ 1.1 Greet"])
    }
  }

  @Test func `An exercise whose TODO is gone is named by the test that fails`() async throws {
    try await LearnerSample.with { workbook in
      try workbook.replace("// TODO: 1.2 Name", with: "// Names", in: LearnerSample.presenter)
      let judged = try report(workbook, "[]")
      #expect(page(width: nil).list(of: [judged]).last == "✘ 1.2 It names")
      let red = try #require(judged.next)
      #expect(page(width: nil).line(of: red, count: "1/2") == "✘ 1.2 It names (1/2)")
    }
  }

  @Test func `A chapter that is complete ends with what can be done now`() async throws {
    try await LearnerSample.with { workbook in
      try workbook.write(Self.page, to: Sample.chapter.page)
      try workbook.write("# At work", to: "docs/after.md")
      let source = try ChapterSource(Sample.chapter, in: workbook)
      let tests = [Stream.Test("1.1 It greets"), Stream.Test("1.2 It names")]
      let whole = ChapterReporter(source, in: workbook).report(
        source.exercises,
        run: Stream.report(
          tests.flatMap { [$0.listed, $0.started, $0.ended("pass")] } + [Stream.runEnded])
      )
      let printer = page(width: 40)
      expect(printer.completion(of: whole), equalsSnapshot: "complete")
      let retried = source.exercises.prefix(1).map(\.number)
      expect(
        printer.completion(of: whole, retried: Set(retried)), equalsSnapshot: "complete-retried")
      #expect(printer.completion(of: try report(workbook, "[]")).isEmpty)

      expect(page(width: nil).lines(beside: [whole]), equalsSnapshot: "green-chapter")
      let part = ChapterReporter(source, in: workbook).report(
        Array(source.exercises.prefix(1)),
        run: Stream.report(
          tests.prefix(1).flatMap { [$0.listed, $0.started, $0.ended("pass")] } + [Stream.runEnded]
        ))
      expect(page(width: nil).lines(beside: [part]), equalsSnapshot: "green-exercise")
    }
  }

  @Test func `A problem tells the rule, what was expected and found, and where`() async throws {
    try await LearnerSample.with { workbook in
      expect(
        page(width: nil).problem(of: try report(workbook, "[]")), equalsSnapshot: "problem")
    }
  }

  @Test func `Given code that is broken is told in full beside the first problem`() async throws {
    try await LearnerSample.with { workbook in
      let printer = page(width: nil)
      var judged = try report(workbook, "[]")
      #expect(printer.problems(of: [judged]) == printer.problem(of: judged))
      let given = Stream.Test("The wires are given")
      let run = Stream.report([
        given.listed, given.started, given.failed("(wire → nil) != nil", rule: "Rule: connect."),
        given.ended("fail"), Stream.runEnded,
      ])
      judged.failingGivenTests = run.tests.map(TestFailure.init)
      expect(printer.problems(of: [judged]), equalsSnapshot: "problem-and-given-code")
    }
  }

  @Test func `Mistakes that fail alike are told with the problem`() async throws {
    try await LearnerSample.with { workbook in
      let judged = try report(workbook, "[]")
      var exercise = try #require(judged.next)
      exercise.mistakes = [
        KnownMistake(title: "Names nobody", consequence: "Nobody hears it."),
        KnownMistake(title: "Forgets the world", consequence: "The world waits."),
      ]
      let printer = page(width: nil)
      expect(
        printer.lines(of: exercise, of: judged.chapter), equalsSnapshot: "problem-and-mistakes")
    }
  }

  @Test func `What is printed is about the code that was judged, whatever was saved since`()
    async throws
  {
    try await LearnerSample.with { workbook in
      let judged = try report(workbook, "[]")
      let lines = page(width: nil).problem(of: judged)
      try workbook.write("// Nothing is left.\n", to: LearnerSample.presenter)
      #expect(page(width: nil).problem(of: judged) == lines)
      #expect(page(width: nil).problem(of: try report(workbook, "[]")) != lines)
    }
  }
}
