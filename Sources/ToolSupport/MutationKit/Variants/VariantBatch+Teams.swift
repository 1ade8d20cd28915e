import CourseKit

extension VariantBatch {
  /// Variants that can have their turn in one run, since they change different files.
  ///
  /// The code of a region may stand inside of another region's choice, where only the variants of that choice have a
  /// turn. So two variants of one file have runs of their own.
  ///
  /// - Parameter places: Where the variants are in the batch.
  func teams(of places: [Int]) -> [[Int]] {
    var teams: [(members: [Int], files: Set<String>)] = []
    for place in places {
      let variant = variants[place]
      let files = Set(VariantBatch(variants: [variant], fixed: []).regions.map(\.file))
      if let team = teams.firstIndex(where: { $0.files.isDisjoint(with: files) }) {
        teams[team].members.append(place)
        teams[team].files.formUnion(files)
      } else {
        teams.append(([place], files))
      }
    }
    return teams.map(\.members)
  }
}
