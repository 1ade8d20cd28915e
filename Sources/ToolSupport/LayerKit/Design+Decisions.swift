import CourseKit

extension Design {
  /// What decides in the layers that have screens or know them, if less than a third of all decisions is made
  /// elsewhere.
  ///
  /// A decision is a condition in the code, whatever it is about.
  package func decisionsOnScreens(_ concerns: Concerns) -> [String] {
    let views = Set(viewCode.map(\.view.name))
    let counts = declarations.map { ($0, Self.conditionCount(in: $0.code)) }
    let all = counts.reduce(0) { $0 + $1.1 }
    let onScreens = counts.filter {
      $0.1 > 0 && (views.contains($0.0.name) || needsScreen($0.0, concerns))
    }
    guard onScreens.reduce(0, { $0 + $1.1 }) * 3 > all * 2 else { return [] }
    return onScreens.sorted { $0.1 > $1.1 }
      .map { "\($0.name) makes \($1) of \(all) decisions (\($0.place()))" }
  }

  /// Whether a test of a declaration needs a screen.
  private func needsScreen(_ declaration: Declaration, _ concerns: Concerns) -> Bool {
    guard let layer = layer(of: declaration.name) else {
      return declaration.name == vocabulary.start
    }
    return ([layer] + reached(from: layer)).contains { concerns.screens.contains($0.name) }
  }

  /// The conditions in code; of a `switch`, each case but the first is one.
  private static func conditionCount(in code: String) -> Int {
    let words = code.matches(
      of: /\b(?:if|guard|while|catch)\b|\s\?\s|\?\?|\b(?:case|for)\b[^\n]*\bwhere\b/)
    let labels = code.lines.count { line in
      let line = line.trimmed.replacing(/\([^()]*\)/, with: "").replacing(/\([^()]*\)/, with: "")
      // A case that an enum declares has no colon.
      return line.hasPrefix("case ") && line.contains(":") || line.hasPrefix("default:")
    }
    return words.count + max(0, labels - code.matches(of: /\bswitch\b/).count)
  }
}
