/// Where an exercise is answered in the learner's files.
struct ExercisePlace {
  let workbook: Workbook
  let source: ChapterSource

  /// The file and line of the comment that asks for an exercise.
  ///
  /// When it is gone, the line where the answer begins; when that cannot be told for sure, the file.
  func finding(of exercise: Exercise) -> Finding? {
    let learner = LearnerChapter(source, in: workbook)
    let todos = exercise.regions.lazy.compactMap { region -> Finding? in
      let path = learner.path(of: region)
      let lines = CodeLine.all(in: workbook.text(of: path)?.lines ?? [], measuredBy: .braces)
      let line = lines.firstIndex { $0.todo == region.exercise }
      return line.map { Finding(region.sentence, file: path, line: $0 + 1) }
    }
    if let todo = todos.first { return todo }
    return exercise.regions.first.map { region in
      let line = try? learner.answer(to: region).line
      return Finding(region.sentence, file: learner.path(of: region), line: line)
    }
  }
}
