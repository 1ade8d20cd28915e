import Foundation

@testable import CourseKit
@testable import JudgeKit
@testable import VerifyKit

/// A course that really builds: one chapter with one exercise, its tests and its app.
enum BuildableSample {
  static let chapter = Chapter(number: 1, name: "Hello")
  static let tests = "Tests/Chapter1HelloTests/HelloTests.swift"
  static let solution = "Solutions/Chapter1Hello/HelloPresenter.swift"

  static let mistakes = "docs/mistakes/1-hello.md"
  static let answers = "Tests/Answers/1-hello.md"

  static let files = [
    "docs/README.md": "| [1](1-hello.md) | [mistakes](mistakes/1-hello.md) |\n|---|---|\n",
    "docs/1-hello.md": """
    ### 1.1 Greet

    Return the words that the world expects, because otherwise the test prints
    Rule: greet.

    [Hints](hints/1-hello.md#11)

    """,
    "docs/hints/1-hello.md": """
    ### 1.1

    <details><summary>Hint 1: a question</summary>Which word?</details>
    <details><summary>Hint 2: a pointer</summary>The world.</details>
    <details><summary>Hint 3: nearly the line</summary>"He…"</details>

    """,
    "docs/rules.md": """
    ## Chapter 1 · Hello

    - Rule: greet.

    """,
    mistakes: """
    ### 1.1 Is in a hurry
    ```swift
    "Hi"
    ```
    > Rule: greet.

    ## Other right answers

    ### 1.1 Says what it returns
    ```swift
    return "Hello"
    ```

    """,
    "Package.swift": """
    // swift-tools-version: 6.2
    import PackageDescription

    let isSolutions = Context.environment["WORKBOOK"] == "solutions"
    let package = Package(
      name: "Sample",
      targets: [
        .target(
          name: "Chapter1Hello",
          path: isSolutions ? "Solutions/Chapter1Hello" : "Exercises/Chapter1Hello"),
        .testTarget(name: "Chapter1HelloTests", dependencies: ["Chapter1Hello"]),
        .executableTarget(
          name: "HelloApp", dependencies: ["Chapter1Hello"], path: "Sources/Apps/HelloApp"),
      ])
    """,
    "Sources/Apps/HelloApp/Main.swift": """
    @main struct Main { static func main() {} }
    """,
    solution: """
    struct HelloPresenter {
      func greeting() -> String {
        // exercise 1.1: Greet.
        // starter: return ""
        "Hello"
        // end 1.1
      }
    }

    """,
    tests: """
    import Testing

    @testable import Chapter1Hello

    struct HelloTests {
      @Test func `1.1 The presenter greets`() {
        #expect(HelloPresenter().greeting() == "Hello", "Rule: greet.")
      }

      @Test func `A presenter can be made`() { _ = HelloPresenter() }
    }

    """,
  ]

  /// Makes the course, its exercises included, and removes it after the body.
  ///
  /// In a suite that shares one, the body gets that one, as it was at its beginning but for its build folders.
  static func with<Result>(
    adding more: [String: String] = [:], _ body: (Workbook) async throws -> Result
  ) async throws -> Result {
    if let shared = SharedSample.workbook {
      return try await body(try shared.begun(with: files.merging(more) { $1 }))
    }
    return try await Sample.with(files, adding: more) { workbook in
      try workbook.writeStarters()
      return try await body(workbook)
    }
  }
}
