import Testing

@testable import ClassroomKit
@testable import CourseKit

struct ReviewFlagsTests {
  private let suspicion: ReviewFlags

  init() throws {
    suspicion = ReviewFlags(
      try ChapterSource(
        Chapter(number: 1, name: "PostList"),
        files: [
          "Post.swift": "struct Post {\n  let id: Int\n}\n",
          "List.swift": """
          final class List {
            // exercise 1.1: Show.
            weak var view: (any ListViewProtocol)?
            // starter: var view: (any ListViewProtocol)?
            // end 1.1
            let data = JSONEncoder()
            let isHome = title == "Home"
            typealias Store = AnyObject
          }

          """,
        ]))
  }

  @Test
  func `Provided code that was moved and changed is told, and code that was only moved is not`() {
    #expect(
      suspicion.sentences(about: ["Mine.swift": "struct Post {\n  let id = 1\n}\n"])
        == ["Mine.swift has the types of Post.swift, which is provided code."])
    #expect(suspicion.sentences(about: ["Mine.swift": "struct Post {\n  let id: Int\n}\n"]) == [])
    let several =
      "import Foundation\n\nstruct Line {}\n\nstruct Post {\n  let id: Int\n}\n\nstruct Row {}\n"
    #expect(suspicion.sentences(about: ["Mine.swift": several]) == [])
    let wrapped = "// Mine\nstruct Post\n{\n    let id:\n      Int\n}\n"
    #expect(suspicion.sentences(about: ["Mine.swift": wrapped]) == [])
  }

  @Test
  func `An operator for the submission's own types is no flag, and an inner name is another one`() {
    let equal = "func == (a: Line, b: Line) -> Bool { true }\n"
    #expect(suspicion.sentences(about: ["A.swift": "struct Line {}\n\(equal)"]) == [])
    for others in [
      "enum A { struct Line {} }\n", "typealias Line = [Post]\nenum A { struct Line {} }\n",

    ] {
      #expect(
        suspicion.sentences(about: ["A.swift": others + equal])
          .contains { $0.contains("has `func ==`") }, "\(others)")
    }
  }

  @Test func `A type with the name of a system's type that provided code uses is told`() {
    #expect(
      suspicion.sentences(about: ["Coding.swift": "struct JSONEncoder {}\n"]) == [
        "Coding.swift declares `JSONEncoder`, a name that provided code uses for a type of the system."
      ])
    #expect(suspicion.sentences(about: ["Coding.swift": "struct JSONDecoder {}\n"]) == [])
    #expect(suspicion.sentences(about: ["List.swift": "typealias Store = AnyObject\n"]) == [])
    #expect(
      suspicion.sentences(about: ["Coding.swift": "enum Coding { struct JSONEncoder {} }\n"]) == [])
  }

  @Test func `A cast to a collaborator's own protocol is no flag, and to another one it is`() {
    let own = "final class List {\n  var view = box as? any ListViewProtocol\n}\n"
    #expect(suspicion.sentences(about: ["List.swift": own]) == [])
    #expect(suspicion.sentences(about: ["Other.swift": own]).count == 1)
    let other = own.replacing("ListViewProtocol", with: "ListPresenterProtocol")
    #expect(suspicion.sentences(about: ["List.swift": other]).count == 1)
  }

  @Test(arguments: [
    "extension List { struct Post {} }\n", "extension List { typealias Post = Int }\n",
    "protocol Maker {}\nextension Maker { func Post(id: Int) -> Int { id } }\n",
    "extension List { static var Post: Int { 0 } }\n",
  ])
  func `An inner name that provided code may use in place of a type is told`(code: String) {
    #expect(
      suspicion.sentences(about: ["Mine.swift": code]) == [
        "Mine.swift declares another `Post`, and provided code may use it in place of the chapter's."
      ])
    let other = code.replacing("Post", with: "Entry")
    #expect(suspicion.sentences(about: ["Mine.swift": other]) == [])
  }

  @Test(arguments: [
    ("if view is List {}", "is List"), ("switch view { case let list as List: break }", "as List"),
    ("if view.presenter == nil {}", "view.presenter"),
    ("if self?.interactor?.localDataManager == nil {}", "interactor?.localDataManager"),
  ])
  func `A question for an object's type, or for what a collaborator knows, is told`(
    code: String, name: String
  ) {
    #expect(
      suspicion.sentences(about: ["Mine.swift": code]) == ["Mine.swift:1 has `\(name)`: `\(code)`"])
  }

  @Test func `What the workbook's own version of the file asks is no flag`() throws {
    let file =
      "final class List {\n  // exercise 1.1: Ask.\n  let a = view is List && view.presenter != nil\n"
    let own = try ChapterSource(
      Chapter(number: 1, name: "PostList"),
      files: ["List.swift": file + "  // starter: let a = 1\n  // end 1.1\n}\n"])
    let code = "let b = view is List\nlet c = view.presenter\n"
    #expect(ReviewFlags(own).sentences(about: ["List.swift": code]) == [])
    #expect(ReviewFlags(own).sentences(about: ["Mine.swift": code]).count == 2)
  }

  @Test func `A comparison with a text of the workbook is no flag`() {
    #expect(suspicion.sentences(about: ["A.swift": "let a = title == \"Home\"\n"]) == [])
    #expect(suspicion.sentences(about: ["A.swift": "let a = title == \"Homer\"\n"]).count == 1)
  }

  @Test func `A public function that the chapter doesn't have is told, and its own one is not`()
    throws
  {
    let file = "public enum Shop {\n  public static func open(day: Day) -> Screen {\n  }\n}\n"
    let suspicion = ReviewFlags(
      try ChapterSource(Chapter(number: 1, name: "PostList"), files: ["Shop.swift": file]))
    let own = file.replacing("(day: Day)", with: "(\n    day: Day,\n  )")
    #expect(suspicion.sentences(about: ["Mine.swift": own]).count { $0.contains("declares") } == 0)
    let other = file.replacing("day: Day", with: "day: Day, isApp: Bool = true")
    #expect(
      suspicion.sentences(about: ["Mine.swift": other]).contains(
        "Mine.swift declares `public static func open(day: Day, isApp: Bool = true) -> Screen`, which the chapter"
          + " doesn't have. The app may call it, and the tests another one."))
  }

  @Test func `A task that begins itself again is told, and one that begins another is not`() {
    let chain = "struct Wait {\n  func wait(_ n: Int) {\n    Task { wait(n - 1) }\n  }\n}\n"
    #expect(
      suspicion.sentences(about: ["A.swift": chain]) == [
        "A.swift has a task in `wait` that calls `wait` again. It can wait until a test has looked."
      ])
    let other = chain.replacing("{ wait(", with: "{ await(")
    #expect(suspicion.sentences(about: ["A.swift": other]) == [])
  }
}
