import CourseKit

/// Looks whether the files of a chapter are all there, and as the workbook gave them.
struct CourseDoctor {
  let workbook: Workbook
  let chapter: Chapter

  private var git: Git { Git(workbook: workbook) }
  private var tests: String { "Tests/\(chapter.testTarget)" }

  func diagnoses() async -> [Diagnosis] {
    do {
      let source = try ChapterSource(chapter, in: workbook)
      let found = await damages(of: source) + missingHints(of: source)
      let good = Diagnosis.good("\(chapter): all files, and hints for every exercise")
      return (found.isEmpty ? [good] : found) + (await changes(of: source))
    } catch {
      let folder = chapter.folder(in: .solutions)
      return [.wrong("\(chapter): \(folder) cannot be read. \(error)", comparison(of: [folder]))]
    }
  }

  /// What the solutions want to be there and what the last commit had, and is missing or unreadable.
  private func damages(of source: ChapterSource) async -> [Diagnosis] {
    let exercises = source.files.map { "\(chapter.folder(in: .exercises))/\($0.path)" }
    let wanted = [chapter.page, chapter.hintsPage, chapter.mistakesPage] + exercises
    let folders = Tree.allCases.map(chapter.folder(in:)) + [tests, "Sources/\(chapter.app)"]
    var files = Set(wanted)
    for folder in folders { files.formUnion(await git.committedFiles(below: folder)) }
    let lost = folders.filter { !workbook.isFolder($0) }
    var missing = lost.filter { !workbook.exists($0) }
    var troubles = lost.filter(workbook.exists).map(FileTrouble.file)
    for file in files.sorted() where !lost.contains(where: { file.hasPrefix("\($0)/") }) {
      switch workbook.content(of: file) {
      case .nothing: missing.append(file)
      // What a learner has added need not be text.
      case .trouble(.otherEncoding(file)) where !wanted.contains(file): break
      case .trouble(let trouble): troubles.append(trouble)
      case .text: break
      }
    }
    return diagnoses(ofMissing: missing)
      + troubles.map { .wrong("\(chapter): \($0.sentence)", $0.remedy) }
  }

  private func diagnoses(ofMissing missing: [String]) -> [Diagnosis] {
    guard let first = missing.first else { return [] }
    let sentence =
      missing.count == 1
      ? "\(first) is missing." : "\(missing.count) files or folders are missing, \(first) first."
    return [
      .wrong("\(chapter): \(sentence)", "git checkout HEAD -- \(missing.joined(separator: " "))")
    ]
  }

  private func missingHints(of source: ChapterSource) -> [Diagnosis] {
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

  /// What was given and is not as the last commit has it; without git nobody can tell.
  private func changes(of source: ChapterSource) async -> [Diagnosis] {
    let given = source.files.filter(\.regions.isEmpty).map {
      "\(chapter.folder(in: .exercises))/\($0.path)"
    }
    let changed = await git.changedFiles(among: [tests] + given)
    guard let first = changed.first else { return [] }
    let sentence =
      changed.count == 1
      ? "\(first) was given, and has been changed."
      : "\(changed.count) files were given, and have been changed, \(first) first."
    return [.advice("\(chapter): \(sentence)", comparison(of: changed))]
  }

  /// How to see what was changed, and how to take it back so that it is kept.
  private func comparison(of paths: [String]) -> String {
    let list = paths.joined(separator: " ")
    return "To see the changes: git diff HEAD -- \(list)\n"
      + "    To put them aside, where git keeps them: git stash push -- \(list)"
  }
}
