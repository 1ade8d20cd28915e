import CourseKit

/// Looks whether the files of a chapter are all there, and as the workbook gave them.
struct CourseDoctor {
  let workbook: Workbook
  let chapter: Chapter

  private var git: Git { Git(workbook: workbook) }

  func findings() async -> [DoctorFinding] {
    let files = ChapterFiles(chapter, in: workbook)
    // A teacher who takes the solutions out may take the page with other right answers out, too.
    let answers = files.hasSolutions ? [chapter.mistakesPage] : []
    let pages = [chapter.page, chapter.hintsPage] + answers
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
      return [
        .wrong("\(chapter): \(folder) cannot be read. \(error)", workbook.comparison(of: [folder]))
      ]
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
        workbook.comparison(of: [chapter.hintsPage]))
    ]
  }

  /// What was given and is not as the last commit has it; without git this is unknown.
  private func changes(of source: ChapterSource) async -> [DoctorFinding] {
    let given = source.files.filter(\.regions.isEmpty).map {
      "\(chapter.folder(in: .exercises))/\($0.path)"
    }
    return await git.changes(among: [chapter.testFolder] + given, of: "\(chapter): ")
  }
}
