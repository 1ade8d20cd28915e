import Testing

@testable import ClassroomKit
@testable import CourseKit

struct SuspicionTests {
  private let suspicion: Suspicion

  init() throws {
    suspicion = Suspicion(
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
            typealias Store = AnyObject
          }

          """,
        ]))
  }

  @Test func `A file without an exercise is told when its code is another one, and else not`() {
    #expect(
      suspicion.sentences(about: ["Post.swift": "struct Post {\n  let id = 1\n}\n"])
        == ["Post.swift is provided code, and was modified."])
    #expect(
      suspicion.sentences(about: ["Post.swift": "// Mine\nstruct Post {\n    let id: Int\n}\n"])
        == [])
  }

  @Test
  func `Provided code that was moved and changed is told, and code that was only moved is not`() {
    #expect(
      suspicion.sentences(about: ["Mine.swift": "struct Post {\n  let id = 1\n}\n"])
        == ["Mine.swift has the types of Post.swift, which is provided code."])
    #expect(suspicion.sentences(about: ["Mine.swift": "struct Post {\n  let id: Int\n}\n"]) == [])
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
}
