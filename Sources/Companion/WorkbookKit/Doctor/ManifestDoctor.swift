import CourseKit

/// Looks whether the package's manifest is as the workbook gave it.
struct ManifestDoctor {
  let workbook: Workbook

  func findings() async -> [DoctorFinding] {
    if let problem = Manifest.problem(in: workbook) {
      return [.wrong(problem.sentence, problem.remedy)]
    }
    // Without git, a change cannot be told.
    let changes = await Git(workbook: workbook).changedCode(among: [Manifest.path])
    if changes.isEmpty { return [] }
    return [
      .advice(
        "\(Manifest.path) is provided code and was modified.",
        "To see the changes: git diff HEAD -- \(Manifest.path)")
    ]
  }
}
