extension Invocation {
  /// What the one argument names: a chapter, or an exercise of one; all chapters when there is none.
  ///
  /// - Throws: `UsageError` for what is not there.
  func selection(
    in workbook: Workbook
  ) throws -> (chapters: [Chapter], exercise: ExerciseNumber?) {
    guard let word = arguments.first else { return (workbook.chapters, nil) }
    if arguments.count > 1 {
      throw UsageError(
        sentence: "'\(command.name)' takes one argument, but got \(arguments.count).",
        command: command.name)
    }
    guard let number = ExerciseNumber(word) else {
      return ([try workbook.chapter(named: word)], nil)
    }
    let chapter = try workbook.chapter(named: "\(number.chapter)")
    let known = try ChapterSource(chapter, in: workbook).exercises.map(\.number)
    guard known.contains(number) else {
      throw UsageError(
        sentence: "There is no exercise \(word). Chapter \(chapter.number) has"
          + " \(known.map(\.description).joined(separator: ", ")).", command: command.name)
    }
    return ([chapter], number)
  }
}
