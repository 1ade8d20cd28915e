import Testing

@testable import ClassroomKit
@testable import CourseKit

struct SuspicionTests {
  private let suspicion: Suspicion

  init() throws {
    suspicion = Suspicion(
      try ChapterSource(
        Chapter(number: 1, name: "PostList"),
        files: ["Post.swift": "struct Post {\n  let id: Int\n}\n"]))
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

  @Test func `Whoever compares types of their own does no harm, and an inner name is another's`() {
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
}
