/// Looks whether the files of a chapter are all there.
struct CourseDoctor {
  let workbook: Workbook
  let chapter: Chapter

  func diagnoses() async -> [Diagnosis] {
    do {
      let source = try ChapterSource(chapter, in: workbook)
      let found = await missingFiles(of: source) + missingHints(of: source)
      return found.isEmpty
        ? [.good("\(chapter): all files, and hints for every exercise")] : found
    } catch {
      let folder = chapter.folder(in: .solutions)
      return [
        .wrong("\(chapter): \(folder) cannot be read. \(error)", "git checkout HEAD -- \(folder)")
      ]
    }
  }

  /// What the solutions want to be there, and what the last commit had.
  private func missingFiles(of source: ChapterSource) async -> [Diagnosis] {
    let exercises = source.files.map { "\(chapter.folder(in: .exercises))/\($0.path)" }
    let wanted = [chapter.page, chapter.mistakesPage] + exercises
    let folders =
      Tree.allCases.map(chapter.folder(in:))
      + ["Tests/\(chapter.testTarget)", "Sources/\(chapter.app)"]
    var committed: [String] = []
    for folder in folders {
      committed += await Git(workbook: workbook).committedFiles(below: folder)
    }
    let missingFolders = folders.filter { !workbook.isFolder($0) }
    let missingFiles = Set(wanted + committed).filter { file in
      !workbook.exists(file) && !missingFolders.contains { file.hasPrefix("\($0)/") }
    }
    let missing = missingFolders + missingFiles.sorted()
    guard let first = missing.first else { return [] }
    let sentence =
      missing.count == 1
      ? "\(first) is missing." : "\(missing.count) files or folders are missing, \(first) first."
    return [
      .wrong("\(chapter): \(sentence)", "git checkout HEAD -- \(missing.joined(separator: " "))")
    ]
  }

  private func missingHints(of source: ChapterSource) -> [Diagnosis] {
    guard let page = workbook.text(of: chapter.page) else { return [] }
    let numbers = source.exercises.map(\.number).filter {
      Hints(of: $0, in: page).all.count != 3
    }
    guard !numbers.isEmpty else { return [] }
    let list = numbers.map(\.description).joined(separator: ", ")
    return [
      .wrong(
        "\(chapter): \(chapter.page) lacks hints for \(list).",
        "git checkout HEAD -- \(chapter.page)")
    ]
  }
}
