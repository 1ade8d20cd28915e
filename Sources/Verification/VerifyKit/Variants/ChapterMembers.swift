import CourseKit

/// The regions of a chapter that declare methods.
struct ChapterMembers {
  private let members: [Region: RegionMembers]

  init(of source: ChapterSource) {
    let found = source.files.flatMap { file in
      file.regions.compactMap { region in file.members(of: region).map { (region, $0) } }
    }
    members = Dictionary(uniqueKeysWithValues: found)
  }

  /// The same code with changes in bodies only, wherever a variant declares what the solution does.
  func inBodies(_ variant: Variant) -> Variant {
    var refined = variant
    for region in Set(variant.changes.keys).union(variant.besides.keys) {
      guard let members = members[region],
        let changes = members.changes(of: variant.changes[region] ?? region.solution)
      else { continue }
      refined.changes[region] = nil
      refined.changes.merge(changes) { $1 }
      if let beside = refined.besides.removeValue(forKey: region), let last = members.bodies.last {
        refined.besides[last] = beside
      }
    }
    return refined
  }
}
