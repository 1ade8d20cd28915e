import CourseKit

/// The regions of a chapter that declare something.
package struct ChapterMembers {
  private let declarations: [Region]
  /// Those that declare methods.
  private let members: [Region: RegionMembers]

  package init(of source: ChapterSource) {
    declarations = source.files.flatMap { file in
      file.regions.filter { !file.scope(of: $0).isBody }
    }
    members = Dictionary(
      uniqueKeysWithValues: declarations.compactMap { region in
        RegionMembers(region).map { (region, $0) }
      })
  }

  /// The same code with changes in bodies only, wherever a variant declares what the solution does, and with the stored
  /// properties that only the variant has beside it.
  package func inBodies(_ variant: Variant) -> Variant {
    var refined = variant
    for region in declarations
    where variant.changes[region] != nil || variant.besides[region] != nil {
      let (answer, added) = region.parted(variant.changes[region] ?? region.solution)
      let beside = added + variant.besides[region, default: []]
      if let members = members[region] {
        guard let changes = members.changes(of: answer) else { continue }
        refined.changes[region] = nil
        refined.changes.merge(changes) { $1 }
        refined.besides[region] = nil
        refined.besides[members.lastBody] = beside.isEmpty ? nil : beside
      } else if !added.isEmpty {
        refined.changes[region] = answer == region.solution ? nil : answer
        refined.besides[region] = beside
      }
    }
    return refined
  }
}

extension Region {
  /// An answer without the stored properties that the solution doesn't have, and those as a page writes them.
  fileprivate func parted(_ answer: [String]) -> (answer: [String], added: [String]) {
    let form = /(?:private(?:\(set\))? )?(?:weak )?var (\w+)(?:: | = )[^{]*[^{(\[]/
    let names = solution.compactMap { $0.firstMatch(of: /\bvar (\w+)/)?.1 }
    func addition(_ line: String) -> String? {
      guard let text = line.after(indentation), let match = text.wholeMatch(of: form),
        !names.contains(match.1)
      else { return nil }
      return String(text)
    }
    return (answer.filter { addition($0) == nil }, answer.compactMap(addition))
  }
}
