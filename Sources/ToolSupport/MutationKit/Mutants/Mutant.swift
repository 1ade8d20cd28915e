import CourseKit

/// A wrong answer that was made by changing a solution in one place.
package struct Mutant: Sendable {
  package let region: Region
  /// What it does: "leaves a line out".
  package let name: String
  package let lines: [String]
  package let difference: LineDifference

  package init(region: Region, name: String, lines: [String]) {
    self.init(
      region: region, name: name, lines: lines,
      difference: LineDifference(from: region.solution, to: lines))
  }

  private init(region: Region, name: String, lines: [String], difference: LineDifference) {
    self.region = region
    self.name = name
    self.lines = lines
    self.difference = difference
  }

  package var exercise: ExerciseNumber { region.exercise }
  package var variant: Variant { Variant(changes: [region: lines]) }

  /// All that can be made of a chapter, each once.
  package static func all(of source: ChapterSource) -> [Mutant] {
    let contract = Contract(source)
    // Tests have no tests, so a change of them is noticed by none, and neither is one of what they have noticed.
    return source.files.filter {
      !$0.solutionText.contains("@Test") && $0.path != Chapter.mutantsResult
    }.flatMap { file in
      file.regions.flatMap { region in
        all(of: RegionCode(region, of: file, contract: contract))
          + inBodies(of: region, of: file, contract: contract)
      }
    }
  }

  /// Those of the methods that a region declares, as answers to all of the region.
  private static func inBodies(
    of region: Region, of file: SolutionFile, contract: Contract
  ) -> [Mutant] {
    guard let members = file.members(of: region) else { return [] }
    let file = file.withBodies()
    return members.bodies.flatMap { body in
      all(of: RegionCode(body, of: file, contract: contract)).map { mutant in
        Mutant(
          region: region, name: mutant.name,
          lines: members.solution(with: mutant.lines, in: body), difference: mutant.difference)
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
