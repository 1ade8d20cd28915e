import Testing

@testable import ClassroomKit
@testable import CourseKit

struct SymbolReviewTests {
  private static let given = "final class Builder {\n  let view = View()\n}\nfinal class View {}\n"
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
        about: ["List/A.swift": "import Foundation\nexit(0)\n"], code: [exit, exit], tests: [])
        == ["List/A.swift:2 uses `exit`. It belongs to the system, and no answer needs it."])
    #expect(
      review.sentences(about: ["A.swift": "// Hidden\n"], code: [exit], tests: []).first?
        .hasPrefix("A.swift uses `exit`.") == true)
  }

  @Test func `The workbook's own files need no look, and a class only in files that don't name it`()
    throws
  {
    let view = try symbol("type metadata for Chapter1PostList.View", file: "Builder.swift")
    let changed = Self.given + "// Mine\n"
    #expect(review.sentences(about: ["Builder.swift": Self.given], code: [view], tests: []) == [])
    #expect(review.sentences(about: ["Builder.swift": changed], code: [view], tests: []) == [])
    let other = try symbol("type metadata for Chapter1PostList.View")
    #expect(
      review.sentences(about: ["A.swift": "view is View\n"], code: [other], tests: []).count == 1)
  }

  @Test func `Checks may use Swift Testing, but only in a chapter that has them`() throws {
    let testing = try symbol("Testing.Issue.record() -> ()", file: "Mine.swift")
    let texts = ["Checks/Mine.swift": "record()\n"]
    #expect(review.sentences(about: texts, code: [testing], tests: []).count == 1)
    let checked = SymbolReview(
      try ChapterSource(
        Chapter(number: 2, name: "ItemDetail"), files: ["Checks/Check.swift": "struct Check {}\n"]))
    #expect(checked.sentences(about: texts, code: [testing], tests: []) == [])
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
      about: ["A.swift": text], code: [try symbol(name, kind: kind)], tests: [])
    #expect(found.count == count && found.allSatisfy { $0.contains("variable `count`") })
  }

  @Test
  func `What the tests call instead of Swift's own is told, and an extension of one's own is not`()
    throws
  {
    let count = try symbol(
      "(extension in Chapter1PostList):Swift.Array.count.getter : Swift.Int", kind: "T")
    let called = try symbol(count.name)
    #expect(review.sentences(about: ["A.swift": "\n"], code: [count], tests: []) == [])
    #expect(
      review.sentences(about: ["A.swift": "\n"], code: [count], tests: [called]) == [
        "A.swift declares `Swift.Array.count.getter : Swift.Int`, and the tests call it instead of"
          + " what they mean."
      ])
    let method = try symbol("Chapter1PostList.Post.title.getter : Swift.String", kind: "T")
    #expect(review.sentences(about: ["A.swift": "\n"], code: [method], tests: [called]) == [])
  }

  @Test func `A name of a type that assumeIsolated needs is no flag, unless the text asks for one`()
    throws
  {
    let name = try symbol("Swift._typeName(_: Any.Type, qualified: Swift.Bool) -> Swift.String")
    let isolated = "MainActor.assumeIsolated { view?.showLoading() }\n"
    #expect(review.sentences(about: ["A.swift": isolated], code: [name], tests: []) == [])
    for text in ["kind(view)\n", isolated + "let kind = \"\\(Role.self)\"\n"] {
      #expect(review.sentences(about: ["A.swift": text], code: [name], tests: []).count == 1)
    }
  }
}
