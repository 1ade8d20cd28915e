import CourseKit

/// What a variant adds beside a region, where others add something too.
extension Variant {
  /// Whether what it adds can stand beside what others add: it has names that the chapter does not know,
  /// so that it changes no other variant.
  ///
  /// - Parameter names: What the chapter declares.
  func addsForItself(_ names: Set<Substring>) -> Bool {
    besides.values.joined().allSatisfy { line in
      guard let first = line.first, first != " ", !"})]/".contains(first) else { return true }
      return line.addedName.map { !names.contains($0) } ?? false
    }
  }

  /// Lines of the variant, in which what it adds has a name that no other variant has.
  func lines(_ lines: [String], ofNumber number: Int) -> [String] {
    let names = Set(besides.values.joined().compactMap(\.addedName))
    guard !names.isEmpty else { return lines }
    return lines.map { line in
      line.replacing(/[a-zA-Z_]\w*/) { match in
        names.contains(match.output) ? "\(match.output)\(number)" : String(match.output)
      }
    }
  }
}

extension SolutionFile {
  /// The names that the solutions declare, in whatever place.
  var declaredNames: [Substring] {
    MaskedCode(solutionText.lines).masked
      .matches(of: /\b(?:func|var|let|case|class|struct|enum|protocol|actor) (\w+)/).map(\.1)
  }
}

extension String {
  /// The name that a line declares; nil for a line within a declaration.
  fileprivate var addedName: Substring? {
    guard first != " " else { return nil }
    return firstMatch(of: /\b(?:func|var|let|class|struct|enum) (\w+)/)?.1
  }
}
