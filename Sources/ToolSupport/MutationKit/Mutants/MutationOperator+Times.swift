import CourseKit

extension MutationOperator {
  /// An object works once only.
  package static let skipSecondCall = MutationOperator(
    name: "does nothing the second time", word: "second-call",
    question: "If this worked only once, when would a user notice? Which test does it twice?"
  ) { region in
    guard region.isBody, !region.isValue else { return [] }
    let check = "if \(VariantBatch.repetition)(self) { return }"
    return [[region.indented(check)] + region.lines]
  }

  /// The whole region, later; what is returned cannot be.
  package static let useTask = MutationOperator(
    name: "does it in a task", word: "task",
    question: "If this happened a moment later, would a user notice? Which test looks at once?"
  ) { region in
    guard region.isBody, !region.isValue, !region.code.masked.contains(/\breturn [^}\s]/) else {
      return []
    }
    return [
      [region.indented("Task {")] + region.lines.map { $0.isEmpty ? "" : "  " + $0 }
        + [region.indented("}")]
    ]
  }

  /// The last line only, later, so that another message may come before it.
  package static let deferLastStatement = MutationOperator(
    name: "does the last line in a task", word: "last-in-task",
    question:
      "If the last step came a moment later, what could come before it? Which test should fail?"
  ) { region in
    guard region.isBody, !region.isValue, let last = region.code.topStatements.last,
      last.keyword == nil, region.code.topStatements.count > 1
    else { return [] }
    let lines = region.lines
    let task =
      [region.indented("Task {")] + lines[last.lines].map { "  " + $0 } + [region.indented("}")]
    return [Array(lines[..<last.lines.lowerBound] + task + lines[last.lines.upperBound...])]
  }

  /// One message of several, the first time only.
  package static let runStatementOnce = MutationOperator(
    name: "says a line only the first time", word: "first-time-only",
    question:
      "If this happened only the first time, when would a user notice? Which test does it twice?"
  ) {
    region in
    let top = region.code.topStatements
    guard region.isBody, !region.isValue, top.count > 1 else { return [] }
    let lines = region.lines
    return top.filter { $0.keyword == nil }.map { statement in
      let check = [region.indented("if !\(VariantBatch.repetition)(self) {")]
      let body = lines[statement.lines].map { "  " + $0 } + [region.indented("}")]
      return Array(
        lines[..<statement.lines.lowerBound] + check + body
          + lines[statement.lines.upperBound...])
    }
  }
}
