import CourseKit

/// A wrong answer that was made by changing a solution in one place.
struct Mutant: Sendable {
  let region: Region
  /// What it does: "leaves a line out".
  let name: String
  let lines: [String]

  var exercise: ExerciseNumber { region.exercise }
  var variant: Variant { Variant(changes: [region: lines]) }
  var difference: LineDifference { LineDifference(from: region.solution, to: lines) }

  /// All that can be made of a chapter, each once.
  static func all(of source: ChapterSource) -> [Mutant] {
    let contract = Contract(source)
    return source.files.flatMap { file in
      file.regions.flatMap { region in
        all(of: RegionCode(region, of: file, contract: contract))
      }
    }
  }

  static func all(of region: RegionCode) -> [Mutant] {
    var seen: Set = [region.lines]
    return MutationOperator.all.flatMap { mutation in
      mutation.answers(region).filter { seen.insert($0).inserted }.map {
        Mutant(region: region.region, name: mutation.name, lines: $0)
      }
    }
  }
}
