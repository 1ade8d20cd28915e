import MutationKit
import CourseKit
import JudgeKit

extension Check {
  /// The tests accept whole designs that are not ours.
  static let designs = Check(
    name: "designs", claim: "each other design of a chapter passes all of its tests",
    scope: .workbook { verification in
      var findings: [Finding] = []
      for chapter in verification.chapters {
        findings += try await Self.findings(about: chapter, verification)
      }
      return findings
    },
    inputs: { _, verification in
      let workbook = verification.workbook
      let chapters = verification.chapters.filter { workbook.isFolder($0.designsFolder) }
      return ProofInputs.shared(in: workbook) + chapters.flatMap(ProofInputs.code)
    })

  private static func findings(
    about chapter: Chapter, _ verification: Verification
  ) async throws -> [Finding] {
    let workbook = verification.workbook
    let designs = OtherDesign.all(of: chapter, in: workbook)
    guard !designs.isEmpty else { return [] }
    let given = try ChapterSource(chapter, in: workbook).solutions
    let copy = try ChapterCopy("designs", of: chapter, in: workbook)
    let build = RepeatedBuild(copy.build(chosenSystem: verification.buildSystem))
    return try await build.build.exclusively {
      var findings: [Finding] = []
      for design in designs {
        try copy.put(given.merging(design.files) { $1 })
        if let complaint = try await complaint(of: build) {
          findings.append(Finding("This design is right, but \(complaint)", file: design.folder))
        }
      }
      return findings
    }
  }

  /// What speaks against the code that was put into a copy; nil if it passes every test without a warning.
  private static func complaint(of build: RepeatedBuild) async throws -> String? {
    do {
      let (program, warnings) = try await build.run()
      if let warning = warnings.first { return "the compiler warns: \(warning.message)" }
      return try await TestOutcome.success(TestRun(of: build.build, program).run()).complaint
    } catch let failure as BuildFailure {
      return TestOutcome.failure(failure).complaint
    }
  }
}
