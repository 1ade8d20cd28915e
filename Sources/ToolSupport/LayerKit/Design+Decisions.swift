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
      let function = BusiestFunction(in: view.body)
      return (
        ConditionCount(in: String(view.body)).value, "\(view.lastName)",
        "\(function?.name ?? "it") (\(file.name):\(Self.line(of: function?.place ?? view.body)))"
      )
    }
    let atStart = counts.filter { $0.1.name == vocabulary.start && !views.contains($0.1.name) }
      .map { ($0.0, $0.1.name, $0.1.busiestPlace) }
    let onScreens = counts.filter { views.contains($0.1.name) || needsScreen($0.1, concerns) }
      .map { ($0.0, $0.1.name, $0.1.busiestPlace) }
    let limits = [
      (inViews.filter { $0.0 > 0 } + atStart, all / 4, "in views"),
      (onScreens, all * 3 / 5, "where a screen is needed"),
    ]
    for (found, limit, place) in limits {
      let sum = found.reduce(0) { $0 + $1.0 }
      guard sum > limit else { continue }
      // The limit and the function come first, because a long line is cut at its end.
      return found.sorted { $0.0 > $1.0 }.map { count, name, function in
        "\(name) makes \(count) of the \(sum) decisions \(place) (at most \(limit)), most in \(function)"
      }
    }
    return []
  }

  /// Whether a test of a declaration needs a screen.
  func needsScreen(_ declaration: Declaration, _ concerns: Concerns) -> Bool {
    guard let layer = layer(of: declaration.name) else {
      return declaration.name == vocabulary.start
    }
    return ([layer] + reached(from: layer)).contains { concerns.screens.contains($0.name) }
  }
}

extension Declaration {
  /// The function in it with the most conditions, and where that is.
  fileprivate var busiestPlace: String {
    guard let function = BusiestFunction(in: code[...]) else { return "it (\(place()))" }
    return "\(function.name) (\(place(line(of: function.place))))"
  }
}
