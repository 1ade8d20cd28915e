import Testing

@testable import ClassroomKit
@testable import CourseKit

struct SymbolReviewTests {
  private static let given =
    "final class Builder {\n  let view = View()\n}\nfinal class View {\n  var title: String?\n}\n"
  private let review: SymbolReview

  init() throws {
    review = SymbolReview(
      try ChapterSource(
        Chapter(number: 1, name: "PostList"), files: ["Builder.swift": Self.given]))
  }

  private func symbol(
    _ name: String, raw: String = "$s1", kind: String = "U", file: String = "A.swift"
  ) throws -> LinkerSymbol {
    var symbol = try #require(LinkerSymbol([raw[...], kind[...]], of: file))
    symbol.name = name
    return symbol
  }

  @Test func `A symbol is told once, with its file, its line and its meaning`() throws {
    let exit = try symbol("exit", raw: "exit")
    #expect(
      review.sentences(
        about: ["List/A.swift": "import Foundation\nexit(0)\n"], code: [exit, exit], callers: [])
        == ["List/A.swift:2 uses `exit`. It belongs to the system, and no answer needs it."])
    #expect(
      review.sentences(about: ["A.swift": "// Hidden\n"], code: [exit], callers: []).first?
        .hasPrefix("A.swift uses `exit`.") == true)
  }

  @Test func `The workbook's own files need no look, and a class only in files that don't name it`()
    throws
  {
    let view = try symbol("type metadata for Chapter1PostList.View", file: "Builder.swift")
    let changed = Self.given + "// Mine\n"
    #expect(review.sentences(about: ["Builder.swift": Self.given], code: [view], callers: []) == [])
    #expect(review.sentences(about: ["Builder.swift": changed], code: [view], callers: []) == [])
    let other = try symbol("type metadata for Chapter1PostList.View")
    #expect(
      review.sentences(about: ["A.swift": "view is View\n"], code: [other], callers: []).count == 1)
  }

  @Test func `Checks may use Swift Testing, but only in a chapter that has them`() throws {
    let testing = try symbol("Testing.Issue.record() -> ()", file: "Mine.swift")
    let texts = ["Checks/Mine.swift": "record()\n"]
    #expect(review.sentences(about: texts, code: [testing], callers: []).count == 1)
    let checked = SymbolReview(
      try ChapterSource(
        Chapter(number: 2, name: "ItemDetail"), files: ["Checks/Check.swift": "struct Check {}\n"]))
    #expect(checked.sentences(about: texts, code: [testing], callers: []) == [])
    let current = try symbol(
      "static Testing.Test.current.getter : Testing.Test?", file: "Mine.swift")
    #expect(checked.sentences(about: texts, code: [current], callers: []).count == 1)
  }

  @Test(arguments: [
    ("static M.Memory.count.setter : Swift.Int", "T", "enum Memory { static var count = 0 }\n", 1),
    ("M.count : Swift.Int", "B", "var count = 0\n", 1),
    ("M.(count in _82A) : Swift.Int", "b", "private var count = 0\n", 1),
    ("M.count : Swift.Int", "B", "let count = [0]\n", 0),
    ("static M.Log.count : M.Log", "B", "class Log { static let count = Log(); var a = 0 }\n", 1),
    ("M.(count in _82A) : M.Log", "b", "class Log { var a = 0 }\nlet count = Log()\n", 1),
    ("M.count : M.Log", "B", "class Log { let a = 0 }\nlet count = Log()\n", 0),
    ("static M.Memory.count.getter : Swift.Int", "T", "enum Memory { static let count = 0 }\n", 0),
  ])
  func `A variable that outlives a test is told, and a constant is not`(
    name: String, kind: String, text: String, count: Int
  ) throws {
    let found = review.sentences(
      about: ["A.swift": text], code: [try symbol(name, kind: kind)], callers: [])
    #expect(found.count == count && found.allSatisfy { $0.contains("variable `count`") })
  }

  @Test
  func `What the tests call instead of Swift's own is told, and an extension of one's own is not`()
    throws
  {
    let count = try symbol(
      "(extension in Chapter1PostList):Swift.Array.count.getter : Swift.Int", kind: "T")
    let called = try symbol(count.name)
    #expect(review.sentences(about: ["A.swift": "\n"], code: [count], callers: []) == [])
    #expect(
      review.sentences(about: ["A.swift": "\n"], code: [count], callers: [called]) == [
        "A.swift declares `Swift.Array.count.getter : Swift.Int`, and the tests or provided code call"
          + " it instead of what they mean."
      ])
    let check = try symbol("Chapter2Checks.check(of: Swift.Int) -> ()", kind: "T")
    let calls = [try symbol(check.name)]
    #expect(review.sentences(about: ["A.swift": "\n"], code: [check], callers: calls).count == 1)
    #expect(
      review.sentences(
        about: ["A.swift": "\n"], code: [check], callers: calls, calls: [check.raw]) == [])
    let method = try symbol("Chapter1PostList.Post.title.getter : Swift.String", kind: "T")
    #expect(review.sentences(about: ["A.swift": "\n"], code: [method], callers: [called]) == [])
  }

  @Test
  func
    `A provided file that calls a second initializer is told, and one that calls its own is not`()
    throws
  {
    let name = "Chapter1PostList.View.__allocating_init(clock:"
    let given = try symbol("\(name) any Clock) -> View", raw: "$s1", kind: "T")
    let second = try symbol("\(name) RealClock) -> View", raw: "$s2", kind: "T")
    let calls = try [given.raw, second.raw].map {
      try symbol("", raw: $0, file: "Builder.swift")
    }
    func sentences(_ calls: [LinkerSymbol]) -> [String] {
      review.sentences(
        about: ["A.swift": "\n"], code: [given, second], callers: calls, calls: [given.raw])
    }
    #expect(sentences([calls[0]]) == [])
    #expect(sentences(calls).count == 1)
    #expect(
      review.sentences(
        about: ["A.swift": "\n"], code: [second], callers: [calls[1]], calls: [given.raw]) == [])
  }

  @Test func `A hash value that the compiler adds is no flag, and one in the text is`() throws {
    let hash = try symbol("Swift.Hashable.hashValue.getter : Swift.Int")
    let keys = "enum CodingKeys: String, CodingKey { case id }\n"
    #expect(review.sentences(about: ["A.swift": keys], code: [hash], callers: []) == [])
    let asked = keys + "let isOdd = view.hashValue % 2 == 1\n"
    #expect(review.sentences(about: ["A.swift": asked], code: [hash], callers: []).count == 1)
  }

  @Test func `A name of a type that assumeIsolated needs is no flag, unless the text asks for one`()
    throws
  {
    let name = try symbol("Swift._typeName(_: Any.Type, qualified: Swift.Bool) -> Swift.String")
    let isolated = "MainActor.assumeIsolated { view?.showLoading() }\n"
    #expect(review.sentences(about: ["A.swift": isolated], code: [name], callers: []) == [])
    for text in ["kind(view)\n", isolated + "let kind = \"\\(Role.self)\"\n"] {
      #expect(review.sentences(about: ["A.swift": text], code: [name], callers: []).count == 1)
    }
  }

  @Test func `A property that is added to an object and set elsewhere is told, and else it is not`()
    throws
  {
    let texts = ["View.swift": "// Mine\n", "B.swift": "// Mine\n"]
    func sentences(_ name: String, setBy files: [String]) throws -> [String] {
      let setter = try symbol("M.\(name).setter : Swift.Bool", kind: "T", file: "View.swift")
      return review.sentences(
        about: texts, code: try [setter] + files.map { try symbol(setter.name, file: $0) },
        callers: [])
    }
    #expect(
      try sentences("View.isReal", setBy: ["View.swift", "B.swift"]) == [
        "B.swift uses `isReal` of View, which the chapter doesn't have. The app's object may then behave"
          + " differently from one that a test creates."
      ])
    let offset = try symbol(
      "direct field offset for M.View.isReal : Swift.Bool", kind: "D", file: "View.swift")
    let use = try symbol(offset.name, file: "B.swift")
    #expect(review.sentences(about: texts, code: [offset, use], callers: []).count == 1)
    #expect(try sentences("View.isReal", setBy: ["View.swift"]) == [])
    #expect(try sentences("Row.isReal", setBy: ["B.swift"]) == [])
    #expect(try sentences("View.title", setBy: ["B.swift"]) == [])
  }
}
