/// Where an exercise is answered in the learner's files.
struct ExercisePlace {
  let workbook: Workbook
  let chapter: Chapter

  /// The file and line of the comment that asks for an exercise.
  ///
  /// When it is gone, the line where the exercise's first region begins; when that cannot be told
  /// either, the file alone.
  func finding(of exercise: Exercise) -> Finding? {
    let todos = exercise.regions.lazy.compactMap { region -> Finding? in
      let comment = "// TODO: \(region.exercise) "
      let line = lines(of: region).firstIndex { $0.trimmed.hasPrefix(comment) }
      return line.map { Finding(exercise.sentence, file: path(of: region), line: $0 + 1) }
    }
    return todos.first
      ?? exercise.regions.first.map {
        Finding(exercise.sentence, file: path(of: $0), line: start(of: $0))
      }
  }

  /// The line below the given code that the solution has above a region.
  private func start(of region: Region) -> Int? {
    let source = try? ChapterSource(chapter, in: workbook)
    guard let pieces = source?.files.first(where: { $0.path == region.file })?.pieces,
      let index = pieces.firstIndex(of: .region(region)), index > 0,
      case .given(let given) = pieces[index - 1]
    else { return nil }
    let lines = lines(of: region)
    for count in 1...3 {
      let above = given.suffix(count).map(\.trimmed)
      let ends = lines.indices.filter { lines[...$0].suffix(count).map(\.trimmed) == above }
      if ends.count == 1 { return ends[0] + 2 }
    }
    return nil
  }

  private func path(of region: Region) -> String {
    "\(chapter.folder(in: .exercises))/\(region.file)"
  }

  private func lines(of region: Region) -> [Substring] {
    workbook.text(of: path(of: region))?.split(separator: "\n", omittingEmptySubsequences: false)
      ?? []
  }
}
