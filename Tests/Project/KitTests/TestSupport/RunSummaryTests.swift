import FailureKit
import SnapshotSupport
import Testing

@testable import TestSupport

struct RunSummaryTests {
  private let failure = TestedFailure(
    test: "1.2 The presenter shows the posts", rule: "show what has arrived.",
    page: "docs/1-post-list.md, 1.2",
    text: FailureText(found: "[]", named: "posts", wanted: "[1]", named: "[1]"),
    place: "Tests/Chapter1PostListTests/Stage1.swift:7")

  /// A run of some exercises of chapter 1.
  private func run(
    _ exercises: some Sequence<Int>, red: [Int] = [], in tree: String = "Exercises"
  ) throws -> ChapterRun {
    var chapter = try #require(TestedChapter(testTarget: "Chapter1PostListTests"))
    chapter.tree = tree
    var run = ChapterRun(of: chapter)
    for exercise in exercises { run.begin(exercise) }
    for exercise in red { run.note(failure, of: exercise) }
    return run
  }

  @Test func `The first exercise that is red is told with its reason and its places`() throws {
    let lines = try [run(1...10, red: [4, 2])].summary(leftDuring: [])
    // The sentence and the line of its TODO are the real course's.
    expect(
      lines.map { $0.replacing(/✘ 1.2 .*/, with: "✘ 1.2 …").replacing(/:\d+$/, with: ":LINE") },
      equalsSnapshot: "red")
  }

  @Test func `Of several places, the one that the failing test names comes first`() throws {
    var run = try run(1...9)
    run.begin(10)
    let test = "1.10 The remote data manager borrows its handler"
    run.note(
      TestedFailure(
        test: test, rule: "a handler is held weakly by its interactor's data manager.", page: nil,
        text: failure.text, place: nil), of: 10)
    let files = [run].summary(leftDuring: []).compactMap { line in
      line.firstMatch(of: #/(\w+)\.swift/#).map { String($0.1) }
    }
    #expect(
      files == ["PostListRemoteDataManager", "PostListInteractor", "PostListPresenter"])
  }

  @Test func `Without an exercise's comment, its test is named, and its number said once`() throws {
    var run = try run(1...9)
    run.begin(99)
    let test = "1.99 The list is shown"
    run.note(
      TestedFailure(test: test, rule: nil, page: nil, text: failure.text, place: nil), of: 99)
    #expect([run].summary(leftDuring: []).contains("✘ \(test)"))
  }

  @Test func `A comment above the expectation is told below what was expected and found`() throws {
    var failure = failure
    failure.note = "There is one post."
    var run = try run([1])
    run.note(failure, of: 1)
    let lines = [run].summary(leftDuring: [])
    let found = try #require(lines.firstIndex(of: "  Found     []"))
    #expect(lines.dropFirst(found + 1).first == "  Comment   There is one post.")
  }

  @Test func `The messages that led to a failure are told between its rule and its values`()
    throws
  {
    var run = try run([1])
    let text = FailureText(
      found: "[]", named: "posts", wanted: "[1]", named: "[1]",
      after: ["viewDidLoad()", "didRetrievePosts([The harbour])", "onError(.serverTooSlow)"])
    run.note(
      TestedFailure(test: failure.test, rule: failure.rule, page: nil, text: text, place: nil),
      of: 1)
    expect(
      [run].summary(leftDuring: []).filter { !$0.hasPrefix("  Code") }.suffix(6),
      equalsSnapshot: "red-after-messages")
  }

  @Test func `Without its TODO, an exercise is named by the test that fails`() throws {
    expect(
      try [run(1...10, red: [2], in: "Solutions")].summary(leftDuring: []),
      equalsSnapshot: "red-without-todo")
  }

  @Test func `Where learners choose their files, none is named once the TODO is gone`() throws {
    var chapter = try #require(TestedChapter(testTarget: "Chapter7RemindersTests"))
    let places = ["Exercises", "Solutions"].map { tree in
      chapter.tree = tree
      var run = ChapterRun(of: chapter)
      run.begin(6)
      run.note(failure, of: 6)
      return [run].summary(leftDuring: []).filter { $0.hasPrefix("  Code") }.count
    }
    #expect(places == [1, 0])
  }

  @Test func `Each place of an exercise is named with its own line`() throws {
    for var chapter in TestedChapter.all {
      chapter.tree = "Exercises"
      for exercise in chapter.exercises {
        let locations = exercise.places.map(\.location)
        #expect(Set(locations).count == locations.count)
        #expect(exercise.places.allSatisfy { $0.line != nil }, "\(exercise.sentence)")
      }
    }
  }

  @Test func `A part of a chapter counts what ran, and names the next exercise`() throws {
    expect(try [run([3])].summary(leftDuring: []), equalsSnapshot: "part")
    expect(try [run([10])].summary(leftDuring: []), equalsSnapshot: "last-exercise")
  }

  @Test func `A chapter that is complete leads to its app and to the next chapter`() throws {
    expect(try [run(1...10)].summary(leftDuring: []), equalsSnapshot: "complete")
  }

  @Test func `The solutions are done, so nothing comes next`() throws {
    #expect(
      try [run(1...10, in: "Solutions")].summary(leftDuring: []) == [
        "Chapter 1 · Post list   10/10   ✔✔✔✔✔✔✔✔✔✔"
      ])
  }

  @Test func `A red test of no exercise is told after the exercises`() throws {
    var run = try run(1...10)
    run.note(failure, of: nil)
    expect([run].summary(leftDuring: []), equalsSnapshot: "red-without-exercise")
  }

  @Test func `A run that the code ended early is no success`() throws {
    let lines = try [run([1])].summary(leftDuring: ["1.2 The presenter"])
    #expect(lines.count == 1)
    #expect(lines.last?.contains("The code ended the program during \"1.2 The presenter\"") == true)
  }

  @Test func `A run without exercises says nothing`() throws {
    #expect(try [run([])].summary(leftDuring: []) == [])
    #expect([ChapterRun]().summary(leftDuring: []) == [])
  }
}
