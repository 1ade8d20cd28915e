/// Where an exercise is answered in the learner's files.
struct ExercisePlace {
  let workbook: Workbook
  let source: ChapterSource

  /// The file and line of the comment that asks for an exercise.
  ///
  /// When it is gone, the line where the answer begins; when that cannot be told for sure, the file.
  /// Of several places the first that nobody has worked on counts.
  func finding(of exercise: Exercise) -> Finding? {
    let learner = LearnerChapter(source, in: workbook)
    let places = exercise.regions.map { region in
      (region: region, answer: try? learner.answer(to: region))
    }
    guard let place = places.first(where: { $0.answer?.isStarter == true }) ?? places.first
    else { return nil }
    let path = learner.path(of: place.region)
    let todos = todos(for: exercise, in: path)
    let line = place.answer.map { answer in todos.last { $0 <= answer.line } ?? answer.line }
    return Finding(place.region.sentence, file: path, line: line ?? todos.first)
  }

  private func todos(for exercise: Exercise, in path: String) -> [Int] {
    let lines = CodeLine.all(in: workbook.text(of: path)?.lines ?? [], measuredBy: .braces)
    return lines.indices.filter { lines[$0].todo == exercise.number }.map { $0 + 1 }
  }
}
