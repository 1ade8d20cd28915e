import CourseKit

extension SolutionFile {
  /// The lines above a region, with the solutions of others.
  func lines(above region: Region) -> [String] {
    pieces.prefix { $0 != .region(region) }.flatMap(\.solution)
  }

  /// What encloses a region.
  package func scope(of region: Region) -> EnclosingScope {
    EnclosingScope(above: lines(above: region), indentation: region.indentation.count)
  }

  /// Whether a region may hold a choice: of properties, or in a body.
  func canChoose(in region: Region) -> Bool {
    scope(of: region).isBody || region.properties != nil
  }

  /// Whether code for a region does something that goes on after it: a `defer`, or a name that is used.
  func needsRest(_ region: Region, _ lines: [String]) -> Bool {
    scope(of: region).isBody && (lines.contains(where: isDefer) || isUsed(lines, below: region))
  }

  /// Whether a region is all of a body, and its value is returned without the word.
  func isValue(_ region: Region) -> Bool {
    beginsValue(region) && region.solution.isExpression
  }

  /// Whether a region begins a body that returns something, so that one expression may be all of it.
  func beginsValue(_ region: Region) -> Bool {
    let opener = lines(above: region).last(where: \.isCode)
    return scope(of: region).returnsValue && opener?.hasSuffix("{") == true
  }

  /// Whether the rest of the body has a name that code for the region declares.
  private func isUsed(_ lines: [String], below region: Region) -> Bool {
    let names = lines.compactMap { line in
      line.after(region.indentation)?.prefixMatch(of: /(?:let|var) (\w+)/).map(\.1)
    }
    let below: [Piece] = Array(pieces.drop { $0 != .region(region) }.dropFirst())
    let rest = below.parted(afterBodyOf: region).body.flatMap(\.solution)
    return names.contains { name in
      rest.contains { $0.split { !$0.isLetter && !$0.isNumber }.contains(name) }
    }
  }
}

extension [SolutionFile.Piece] {
  /// What follows a region, up to the end of the body that holds the region, and from there on.
  func parted(afterBodyOf region: Region) -> (body: Self, others: Self) {
    for (index, piece) in enumerated() {
      guard case .given(let lines) = piece else { continue }
      let inside = [String](lines.prefix { $0.isEmpty || $0.hasPrefix(region.indentation) })
      guard inside.count < lines.count else { continue }
      let outside = [String](lines.dropFirst(inside.count))
      return (
        Self(self[..<index]) + [.given(inside)],
        [.given(outside)] + Self(self[(index + 1)...])
      )
    }
    return (self, [])
  }
}

extension SolutionFile.Piece {
  fileprivate var solution: [String] {
    switch self {
    case .given(let lines): lines
    case .region(let region): region.solution
    }
  }
}

extension [String] {
  /// Whether they are one expression, which a body may return without the word.
  var isExpression: Bool {
    let code = MaskedCode(self)
    let top = code.topStatements
    guard top.count == 1, let only = top.first else { return false }
    let isSwitch = only.keyword == .switch || only.keyword == .if
    return (only.keyword == nil || isSwitch) && !code.masked.contains(/\b(return|throw)\b/)
  }
}

/// A `defer` would do its work where a choice ends, and not the body.
func isDefer(_ line: String) -> Bool { line.trimmed.hasPrefix("defer ") }
