import CourseKit

extension MutationOperator {
  /// An object works once only.
  static let idleTheSecondTime = MutationOperator(name: "does nothing the second time") { region in
    guard region.isBody, !region.isValue else { return [] }
    let check = "if \(VariantBatch.repetition)(self) { return }"
    return [[region.indented(check)] + region.lines]
  }

  /// The whole region, later; what is returned cannot be.
  static let useTask = MutationOperator(name: "does it in a task") { region in
    guard region.isBody, !region.isValue, !region.code.masked.contains(/\breturn [^}\s]/) else {
      return []
    }
    return [
      [region.indented("Task {")] + region.lines.map { $0.isEmpty ? "" : "  " + $0 }
        + [region.indented("}")]
    ]
  }
}
