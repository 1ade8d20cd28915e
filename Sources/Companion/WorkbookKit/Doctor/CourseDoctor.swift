import CourseKit

/// Looks whether the files of a chapter are all there, and as the workbook gave them.
struct CourseDoctor {
  let workbook: Workbook
  let chapter: Chapter

  private var git: Git { Git(workbook: workbook) }

  func findings() async -> [DoctorFinding] {
    let files = ChapterFiles(chapter, in: workbook)
    let pages = [chapter.page, chapter.hintsPage, chapter.mistakesPage]
    let problems = (files.problems() + files.problems(of: pages)).map {
      DoctorFinding.wrong("\(chapter): \($0.sentence)", $0.remedy)
    }
    do {
      let source = try ChapterSource(chapter, in: workbook)
      let found = problems + missingHints(of: source)
      let good = DoctorFinding.good("\(chapter): all files, and hints for every exercise")
      return (found.isEmpty ? [good] : found) + (await changes(of: source))
    } catch {
      guard problems.isEmpty else { return problems }
      let folder = chapter.folder(in: .solutions)
      return [.wrong("\(chapter): \(folder) cannot be read. \(error)", comparison(of: [folder]))]
    }
  }

  private func missingHints(of source: ChapterSource) -> [DoctorFinding] {
    guard let page = ChapterPage(chapter.hintsPage, in: workbook) else { return [] }
    let numbers = source.exercises.map(\.number).filter {
      page.hints(of: $0).count != 3
    }
    guard !numbers.isEmpty else { return [] }
    let list = numbers.map(\.description).joined(separator: ", ")
    return [
      .wrong(
        "\(chapter): \(chapter.hintsPage) lacks hints for \(list).",
        comparison(of: [chapter.hintsPage]))
    ]
  }

  /// What was given and is not as the last commit has it; without git this is unknown.
  private func changes(of source: ChapterSource) async -> [DoctorFinding] {
    let given = source.files.filter(\.regions.isEmpty).map {
      "\(chapter.folder(in: .exercises))/\($0.path)"
    }
    let changed = await git.changedCode(among: [chapter.testFolder] + given)
    guard let first = changed.first else { return [] }
    let sentence =
      changed.count == 1
      ? "\(first) is provided code and was modified."
      : "\(changed.count) files are provided code and were modified, \(first) first."
    return [.advice("\(chapter): \(sentence)", comparison(of: changed))]
  }

  /// How to see what was changed, and how to take it back so that it is kept.
  private func comparison(of paths: [String]) -> String {
    guard workbook.hasHistory else { return workbook.wayBack(to: paths) }
    let list = paths.joined(separator: " ")
    return "To see the changes: git diff HEAD -- \(list)\n"
      + "    To undo them, and keep a copy in git: git stash push -- \(list)"
  }
}
