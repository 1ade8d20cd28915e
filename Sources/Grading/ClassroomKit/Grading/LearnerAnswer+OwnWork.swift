import CourseKit

extension LearnerAnswer {
  /// Whether nothing was added but statements that only silence the compiler, such as `_ = post`.
  var isIdle: Bool {
    let silent = /_=[\w.?]+/.wordBoundaryKind(.simple)
    let rest = CodeStatement.all(in: lines).filter { $0.code.wholeMatch(of: silent) == nil }
    return rest.codeSubstance == region.starter.codeSubstance
  }

  /// Whether it is the workbook's, however it is laid out, with at most one more statement.
  ///
  /// People write that without having seen each other's.
  var isOrdinary: Bool {
    let (own, ours) = (CodeStatement.all(in: lines), region.solution.codeSubstance)
    return own.codeSubstance == ours
      || own.indices.contains { (own[..<$0] + own[($0 + 1)...]).codeSubstance == ours }
  }
}
