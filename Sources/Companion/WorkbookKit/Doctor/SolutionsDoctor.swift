import CourseKit

/// Looks for solutions that were taken out: by a teacher for good, or by mistake.
struct SolutionsDoctor {
  let workbook: Workbook

  func findings() async -> [DoctorFinding] {
    let missing = workbook.chapters.filter { chapter in
      (try? ChapterSource(chapter, in: workbook))?.hasSolutions == false
    }
    guard !missing.isEmpty else { return [] }
    let folders =
      workbook.isFolder(Tree.solutions.folder)
      ? missing.map { $0.folder(in: .solutions) } : [Tree.solutions.folder]
    let chapters = missing.map { "\($0.number)" }
    let sentence =
      "This copy of the workbook has no solutions of \(chapters.count == 1 ? "chapter" : "chapters")"
      + " \(chapters.joined(separator: ", ")), so `solution`, `start` and `--solution` don't work there."
      + " All else does."
    guard let remedy = await Git(workbook: workbook).restoration(of: folders) else {
      return [.good(sentence)]
    }
    return [.advice(sentence, remedy)]
  }
}
