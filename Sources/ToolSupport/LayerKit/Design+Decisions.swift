import CourseKit

extension Design {
  /// What decides in views or where the feature starts if they make more than a quarter of all decisions, or else in
  /// all layers that have screens or know them if those make more than three fifths.
  ///
  /// A decision is a condition in the code, whatever it is about.
  package func decisionsOnScreens(_ concerns: Concerns) -> [String] {
    let viewCode = viewCode
    let views = Set(viewCode.map(\.view.name))
    let counts = declarations.map { (ConditionCount(in: $0.code).value, $0) }.filter { $0.0 > 0 }
    let all = counts.reduce(0) { $0 + $1.0 }
    // A view may lie inside of another type, or of a function.
    let inViews = viewCode.map { view, file in
      (
        ConditionCount(in: String(view.body)).value, "\(view.lastName)",
        "\(file.name):\(Self.line(of: view.body))"
      )
    }
    let atStart = counts.filter { $0.1.name == vocabulary.start && !views.contains($0.1.name) }
      .map { ($0.0, $0.1.name, $0.1.place()) }
    let onScreens = counts.filter { views.contains($0.1.name) || needsScreen($0.1, concerns) }
      .map { ($0.0, $0.1.name, $0.1.place()) }
    let limits = [
      (inViews.filter { $0.0 > 0 } + atStart, all / 4, "in views"),
      (onScreens, all * 3 / 5, "where a screen is needed"),
    ]
    for (found, limit, place) in limits {
      let sum = found.reduce(0) { $0 + $1.0 }
      guard sum > limit else { continue }
      let end = "; of all \(all), only \(limit) may be made there"
      return found.sorted { $0.0 > $1.0 }.map { count, name, line in
        "\(name) makes \(count) of the \(sum) decisions \(place) (\(line))\(end)"
      }
    }
    return []
  }

  /// Whether a test of a declaration needs a screen.
  private func needsScreen(_ declaration: Declaration, _ concerns: Concerns) -> Bool {
    guard let layer = layer(of: declaration.name) else {
      return declaration.name == vocabulary.start
    }
    return ([layer] + reached(from: layer)).contains { concerns.screens.contains($0.name) }
  }
}
