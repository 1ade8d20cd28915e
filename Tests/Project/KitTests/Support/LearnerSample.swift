@testable import CourseKit
@testable import JudgeKit
@testable import VerifyKit

/// The small course as a learner works on it, with a page.
enum LearnerSample {
  static let presenter = "Exercises/Chapter1HelloWorld/Hello/HelloPresenter.swift"
  static let page = "docs/1-hello-world.md"
  static let hints = "docs/hints/1-hello-world.md"

  static let pageText = """
    # Chapter 1 · Hello world

    ### 1.1 Greet

    ```console
    # This is no heading.
    ```

    <details><summary>Predict: what comes first?</summary>Nothing.</details>

    """

  static let hintsText = """
    # Hints

    ### 1.1

    <details><summary>Not a hint</summary>Nothing.</details>
    <details><summary>Hint 1: a question</summary>What do people say
    when they meet?</details>
    <details><summary>Hint 2: a pointer</summary>A <code>String</code> &amp; <b>nothing</b> else.</details>
    <details><summary>Hint 3: the lines, shuffled</summary><pre>
    }
    if a &lt; b {
    </pre>One does not belong.</details>

    ### 1.10

    <details><summary>Hint 1: a question</summary>Not yours.</details>

    """

  /// Makes the course with untouched exercises, and removes it after the body.
  static func with<Result>(
    adding more: [String: String] = [:], _ body: (Workbook) async throws -> Result
  ) async throws -> Result {
    let files = [page: pageText, hints: hintsText].merging(more, uniquingKeysWith: { $1 })
    return try await Sample.with(adding: files) { workbook in
      try workbook.writeStarters()
      return try await body(workbook)
    }
  }
}

extension Workbook {
  /// Edits a file as a learner does.
  func replace(_ old: String, with new: String, in path: String) throws {
    try write((text(of: path) ?? "").replacing(old, with: new), to: path)
  }
}
