import CourseKit

extension VariantBatch {
  /// Smaller batches, in which what broke this one's build is apart.
  ///
  /// - Parameters:
  ///   - faults: Where the build's errors are.
  ///   - mutants: What is not worth a build of its own. It is left out when it is to blame.
  func split(
    at faults: [(file: VariantFile, line: Int)], mutants: Set<Variant> = []
  ) -> (batches: [VariantBatch], leftOut: [Variant]) {
    var alone: Set<Int> = []
    var alike: Set<Region> = []
    for (file, line) in faults {
      switch file.owner(of: line) {
      case .variants(let numbers, _) where numbers.count == 1: alone.formUnion(numbers)
      case .variants(_, let region), .switching(let region): alike.insert(region)
      case nil: file.sharedRegion(near: line).map { _ = alike.insert($0) }
      }
    }
    if alone.isEmpty, alike.isEmpty { return (parts(2), []) }
    let blamed = alone.sorted().map { variants[$0 - 1] }
    let rest = variants.indices.filter { !alone.contains(Self.number($0)) }.map { variants[$0] }
    // One of them may be to blame for a fault in given code; the others can still share a build.
    let suspects = rest.filter { mutants.contains($0) && !alike.isDisjoint(with: $0.changes.keys) }
    let others = rest.filter { !suspects.contains($0) }
    let batches =
      Self.batches(of: others, fixed: suspects.isEmpty ? fixed.union(alike) : fixed)
      + VariantBatch(variants: suspects, fixed: fixed).parts(2)
      + blamed.filter { !mutants.contains($0) }.map { VariantBatch(variants: [$0], fixed: fixed) }
    return (batches, blamed.filter(mutants.contains))
  }

  /// Parts of about one size, in the order of the variants; fewer when there are not enough of them.
  func parts(_ count: Int) -> [VariantBatch] {
    (0..<count).map { variants.count * $0 / count..<variants.count * ($0 + 1) / count }
      .filter { !$0.isEmpty }
      .map { VariantBatch(variants: Array(variants[$0]), fixed: fixed) }
  }
}
