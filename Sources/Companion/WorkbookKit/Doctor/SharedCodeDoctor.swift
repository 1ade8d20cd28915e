import CourseKit

/// Looks whether the code is as the workbook gave it that all chapters share.
struct SharedCodeDoctor {
  let git: Git

  func findings() async -> [DoctorFinding] {
    if let refusal = await git.refusal() { return [refusal] }
    return await git.changes(among: ["Sources", "Tests/TestSupport"])
  }
}
