import CourseKit

extension MutationOperator {
  /// `weak` taken away from a property, or from what a closure captures.
  package static let holdStrongly = MutationOperator(
    name: "holds strongly", word: "strong",
    question: "If this reference were strong, what would stay in memory? Which test looks at that?"
  ) { region in
    let code = region.code
    let properties = code.masked.matches(of: /(weak )(?=(?:private\S* )?(?:var|let) )/)
      .map { code.replacing([($0.1, "")]) }
    guard region.isBody else { return properties }
    let captures = code.masked.matches(of: /\[[^\]\n]*?(weak self)\]/).flatMap { match in
      let strong = code.replacing([(match.1, "self")])
      // What only an optional needs does not compile any more.
      return [strong, strong.unwrappingSelf]
    }
    return properties + captures
  }
}

extension [String] {
  fileprivate var unwrappingSelf: [String] {
    filter { $0.trimmed != "guard let self else { return }" }
      .map { $0.replacing("self?.", with: "self.") }
  }
}
