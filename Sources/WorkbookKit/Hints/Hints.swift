/// The hints of an exercise, in the order in which a learner asks for them.
struct Hints: Equatable, Sendable {
  let all: [Hint]

  /// Finds an exercise's hints in its chapter's page.
  ///
  /// Its section begins with `### 1.3 A title`, and a hint there is a
  /// `<details><summary>Hint 1: a question</summary>…</details>`.
  init(of exercise: ExerciseNumber, in page: String) {
    let hint = /<details>\s*<summary>\s*Hint \d+:\s*(.*?)\s*<\/summary>(.*?)<\/details>/
      .dotMatchesNewlines()
    all = Self.section(of: exercise, in: page).matches(of: hint).map { match in
      Hint(title: String(match.1), text: PageText(match.2))
    }
  }

  private static func section(of exercise: ExerciseNumber, in page: String) -> String {
    var isInCode = false
    var isInSection = false
    var section: [String] = []
    for line in page.lines {
      if line.hasPrefix("```") { isInCode.toggle() }
      if !isInCode, line.prefixMatch(of: /#{1,6}\s/) != nil {
        isInSection = line == "### \(exercise)" || line.hasPrefix("### \(exercise) ")
      }
      if isInSection { section.append(line) }
    }
    return section.joined(separator: "\n")
  }
}
