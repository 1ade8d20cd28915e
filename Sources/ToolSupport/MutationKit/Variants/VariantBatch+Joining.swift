import CourseKit

extension [VariantBatch] {
  /// The batches, with those of one right answer joined where they change different files.
  ///
  /// Each of them changes a declaration, so all tests are compiled for it. If all pass on several right answers together,
  /// each of them is accepted.
  func joining(_ rightAnswers: Set<Variant>) -> [VariantBatch] {
    let isRight = { (batch: VariantBatch) in
      batch.variants.count == 1 && batch.variants.allSatisfy(rightAnswers.contains)
    }
    let alone = filter(isRight)
    let variants = VariantBatch(variants: alone.flatMap(\.variants), fixed: [])
    return filter { !isRight($0) }
      + variants.teams(of: Array<Int>(alone.indices)).map { places in
        guard places.count > 1 else { return alone[places[0]] }
        let members = places.map { variants.variants[$0] }
        return VariantBatch(variants: [Variant(joining: members)], fixed: [], joined: members)
      }
  }
}

extension VariantBatch {
  /// A batch for each of the variants that were joined.
  var parted: [VariantBatch] { joined.map { VariantBatch(variants: [$0], fixed: fixed) } }
}

extension Variant {
  /// What several variants change, each in other files.
  init(joining variants: [Variant]) {
    self.init()
    for variant in variants {
      changes.merge(variant.changes) { $1 }
      besides.merge(variant.besides) { $1 }
    }
  }
}
