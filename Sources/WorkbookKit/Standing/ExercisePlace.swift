/// Where an exercise is answered in the learner's files.
struct ExercisePlace {
  let workbook: Workbook
  let source: ChapterSource

  /// The files and lines of the comments that ask for an exercise.
  ///
  /// When a comment is gone, the line where the answer begins; when that cannot be told for sure, the
  /// file. Places that nobody has worked on count alone, as long as there are any.
  func findings(of exercise: Exercise) -> [Finding] {
    let learner = LearnerChapter(source, in: workbook)
    let places = exercise.regions.map { region in
      (region: region, answer: try? learner.answer(to: region))
    }
    let open = places.filter { $0.answer?.isStarter == true }
    return (open.isEmpty ? places : open).map { region, answer in
      let path = learner.path(of: region)
      let todos = todos(for: exercise, in: path)
      let line = answer.map { answer in todos.last { $0 <= answer.line } ?? answer.line }
      return Finding(region.sentence, file: path, line: line ?? todos.first)
    }
  }

  private func todos(for exercise: Exercise, in path: String) -> [Int] {
    let lines = CodeLine.all(in: workbook.text(of: path)?.lines ?? [], measuredBy: .braces)
    return lines.indices.filter { lines[$0].todo == exercise.number }.map { $0 + 1 }
  }
}
