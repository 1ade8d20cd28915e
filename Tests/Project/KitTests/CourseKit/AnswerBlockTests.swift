import Testing

@testable import CourseKit
@testable import JudgeKit
@testable import VerifyKit

struct AnswerBlockTests {
  /// What a block changes, by exercise and label.
  private func changes(_ number: String, _ block: String) throws -> [String: [String]] {
    let variant = try ListSample.variant(number, block)
    func name(_ region: Region) -> String {
      "\(region.exercise)\(region.label.map { " \($0)" } ?? "")"
    }
    let beside = variant.besides.map { ("beside \(name($0))", $1) }
    return Dictionary(uniqueKeysWithValues: variant.changes.map { (name($0), $1) } + beside)
  }

  private func complaint(_ number: String, _ block: String) throws -> String? {
    do {
      _ = try changes(number, block)
      return nil
    } catch let error as MalformedAnswer {
      return error.sentence
    }
  }

  @Test func `A block takes the place of the region, as far indented as it is`() throws {
    let found = try changes("1.1", "\nfor _ in 1...2 {\n  view?.wait()\n\n}\n")
    #expect(
      found == ["1.1": ["    for _ in 1...2 {", "      view?.wait()", "", "    }"]])
  }

  @Test func `An empty block leaves the region empty`() throws {
    #expect(try changes("1.1", "") == ["1.1": []])
  }

  @Test func `Labels part the block, and what is not named keeps the solution`() throws {
    let found = try changes("1.3", "// interactor\nvar output: ListPresenter?")
    #expect(found == ["1.3 interactor": ["  var output: ListPresenter?"]])
  }

  @Test func `A number names a region of another exercise`() throws {
    let found = try changes(
      "1.1", "// 1.2\ncontinue\n// 1.1\n// 1.3 · presenter\nvar view: ListView?")
    #expect(
      found == [
        "1.2": ["      continue"], "1.1": [], "1.3 presenter": ["  var view: ListView?"],
      ])
  }

  @Test func `Lines beside go with the region above them`() throws {
    #expect(
      try changes("1.1", "start()\n// beside\n\nfunc start() {}")
        == ["1.1": ["    start()"], "beside 1.1": ["func start() {}"]])
    #expect(try changes("1.1", "// beside\ndeinit {}") == ["beside 1.1": ["deinit {}"]])
  }

  @Test func `A comment that is like no label is code`() throws {
    let found = try changes("1.1", "// The reader waits.\nview?.wait()")
    #expect(found == ["1.1": ["    // The reader waits.", "    view?.wait()"]])
  }

  @Test(arguments: [
    (
      "1.3", "var view: ListView?",
      "Exercise 1.3 has several regions."
        + " Begin the block with one of: `// interactor`, `// presenter`."
    ),
    (
      "1.3", "// presentr\nvar view: ListView?",
      "`// presentr` names no region. Did you mean `// presenter`?"
    ),
    ("1.1", "// besides\ndeinit {}", "`// besides` names no region. Did you mean `// beside`?"),
    ("1.1", "// 1.9\nwait()", "`// 1.9` names an exercise that is not there."),
    (
      "1.1", "// 1.3\nwait()",
      "`// 1.3` names no single region."
        + " Write one of: `// 1.3 · interactor`, `// 1.3 · presenter`."
    ),
    ("1.1", "wait()\n// 1.1\nwait()", "The block replaces one region twice."),
  ])
  func `A label that leads nowhere is told`(
    number: String, block: String, sentence: String
  ) throws {
    #expect(try complaint(number, block) == sentence)
  }
}
