import CourseKit

extension ReviewFlags {
  /// Names of the chapter's types that something inside another type has as well.
  ///
  /// Provided code in that type finds the inner name first, so the app may consist of other objects than those that
  /// the tests have tried.
  func innerNames(in texts: [String: String]) -> [String] {
    texts.sorted { $0.key < $1.key }.flatMap { path, text in
      let code = MaskedCode(text.lines)
      let outer = Set(code.outerTypes)
      let inner = code.types.filter { $0.keyword != .extension }.map(\.name)
        .filter { !outer.contains($0) }
      let members = code.masked.matches(
        of: /\b(?:func|var|let|case|typealias)\s+(\w+)/.wordBoundaryKind(.simple)
      )
      .map { "\($0.1)" }
      return Set(inner + members).intersection(types).sorted().map {
        "\(path) declares another `\($0)`, and provided code may use it in place of the chapter's."
      }
    }
  }
}
