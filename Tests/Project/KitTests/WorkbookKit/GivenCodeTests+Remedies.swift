import SnapshotSupport
import Testing

@testable import CourseKit

extension GivenCodeTests {
  @Test func `A file that is missing is told before what the compiler says`() async throws {
    let lines = try await told(Self.requirement) { try $0.remove(Self.presenter) }
    expect(lines, equalsSnapshot: "missing-file")
  }

  @Test func `An exercise that is solved is not the one to look at`() async throws {
    let solution = """
      final class Bye {
        func say() {
          // exercise 1.3: Say it.
          // starter: let word = ""
          print("Bye")
          // end 1.3
        }
      }

      """
    let path = "Chapter1HelloWorld/Bye.swift"
    let files = ["Solutions/\(path)": solution]
    let lines = try await told(Self.requirement, adding: files) {
      try $0.replace("let word = \"\"", with: "print(\"Bye\")", in: "Exercises/\(path)")
    }
    expect(lines, equalsSnapshot: "solved-exercise")
  }

  @Test func `An error outside the chapter is told as it is, and nothing is to be reset`()
    async throws
  {
    let error = "Tests/TestSupport/SwiftVersion.swift:5:4: error: The tests need another Swift"
    expect(try await told("/w/\(error)\n"), equalsSnapshot: "outside-the-chapter")
  }

  @Test func `An error without a file is the build's own`() async throws {
    expect(
      try await told("<unknown>:0: error: cannot open file\n"), equalsSnapshot: "without-a-file")
  }

  @Test func `A brace that is missing is told as reset tells it`() async throws {
    let lines = try await told("/w/\(Self.presenter):10:1: error: expected '}' in class\n") {
      try $0.replace("    return []\n  }\n", with: "    return []\n", in: Self.presenter)
    }
    expect(lines, equalsSnapshot: "missing-brace")
  }

  @Test func `An error beside a place that is still open leads there`() async throws {
    let files = ["One", "Two"].map { name in
      let text = """
        final class \(name) {
          func say() {
            // exercise 1.3 · \(name.lowercased()): Say it.
            print("\(name)")
            // end 1.3
            print("And on")
          }
        }

        """
      return ("Solutions/Chapter1HelloWorld/\(name).swift", text)
    }
    let folder = "Exercises/Chapter1HelloWorld"
    let todo = "// TODO: 1.3 Say it."
    let error = "/w/\(folder)/Two.swift:4:5: error: what it needs is gone\n"
    let lines = try await told(error, adding: Dictionary(uniqueKeysWithValues: files)) {
      try $0.replace(todo, with: "\(todo)\n    print(1)", in: "\(folder)/One.swift")
    }
    expect(lines, equalsSnapshot: "another-place")
  }

  @Test func `Of several answers, the last is the one to look at`() async throws {
    let lines = try await told(Self.requirement) {
      try $0.replace("{ \"\" }", with: "{ \"Hi\" }", in: Self.presenter)
      try $0.replace("return []", with: "return [\"You\"]", in: Self.presenter)
    }
    expect(lines, equalsSnapshot: "last-answer")
  }
}
