/// Looks whether the files of a chapter are all there.
struct CourseDoctor {
  let workbook: Workbook
  let chapter: Chapter

  func diagnoses() -> [Diagnosis] {
    let source: ChapterSource
    do {
      source = try ChapterSource(chapter, in: workbook)
    } catch {
      return [
        .wrong(
          "\(chapter): its solutions cannot be read. \(error)",
          "git checkout HEAD -- \(chapter.folder(in: .solutions))")
      ]
    }
    let found = missingFiles(of: source) + gaps(in: source)
    guard found.isEmpty else { return found }
    let count = source.exercises.count
    return [.good("\(chapter): \(source.files.count) files, \(count) exercises with their hints")]
  }

  private func missingFiles(of source: ChapterSource) -> [Diagnosis] {
    let exercises = source.files.map { "\(chapter.folder(in: .exercises))/\($0.path)" }
    let folders = ["Tests/\(chapter.testTarget)", "Sources/\(chapter.app)"]
    let missing =
      (exercises + [chapter.page, chapter.mistakesPage]).filter { !workbook.exists($0) }
      + folders.filter { workbook.files(below: $0).isEmpty }
    return missing.map {
      .wrong("\(chapter): \($0) is missing.", "git checkout HEAD -- \($0)")
    }
  }

  private func gaps(in source: ChapterSource) -> [Diagnosis] {
    guard let page = workbook.text(of: chapter.page) else { return [] }
    return source.exercises.map(\.number).compactMap { number in
      let count = Hints(of: number, in: page).all.count
      guard count != 3 else { return nil }
      return .wrong(
        "\(chapter): \(chapter.page) has \(count) hints for \(number), not 3.",
        "git checkout HEAD -- \(chapter.page)")
    }
  }
}
