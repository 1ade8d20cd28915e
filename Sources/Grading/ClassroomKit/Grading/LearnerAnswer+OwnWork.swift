import CourseKit

extension LearnerAnswer {
  /// Whether nothing was added but statements that only silence the compiler, such as `_ = post`.
  var isIdle: Bool {
    let silent = /_ = [\w.?]+/.wordBoundaryKind(.simple)
    let rest = CodeLine.code(of: lines).filter { $0.wholeMatch(of: silent) == nil }
    return rest == CodeLine.code(of: region.starter)
  }

  /// Whether it is the workbook's, but for blank space, comments, and at most one more line.
  ///
  /// People write that without having seen each other's.
  var isOrdinary: Bool {
    let (own, ours) = (Self.essence(of: lines), Self.essence(of: region.solution).joined())
    return own.joined() == ours
      || own.indices.contains { (own[..<$0] + own[($0 + 1)...]).joined() == ours }
  }

  /// What the compiler reads of each line, without any blank space.
  private static func essence(of lines: [String]) -> [String] {
    let code = zip(lines.joined(separator: "\n"), MaskedCode(lines).masked)
      .filter { $1 == "\n" || !$1.isWhitespace }.map(\.0)
    return code.split(separator: "\n").map { String($0) }
  }
}
