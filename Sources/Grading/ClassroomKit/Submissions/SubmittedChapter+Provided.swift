import CourseKit

extension SubmittedChapter {
  /// What differs in provided files, in a sentence; nil for nothing but their form.
  var changeNote: String? {
    changedFiles.isEmpty
      ? nil
      : "Provided code was changed, and the workbook's own was judged in its place:"
        + " \(changedFiles.keys.sorted().list)."
  }

  /// Takes a file that has the place of a provided one, which is judged as the workbook has it.
  ///
  /// A file in which a learner has put the types of an exercise is the learner's own.
  mutating func compare(
    _ file: SubmittedFile, with provided: SolutionFile, of source: ChapterSource,
    from origin: String
  ) {
    hasProvidedFiles = true
    let ours = provided.solutionText
    guard let text = file.file.text() else {
      changedFiles[provided.path] = ""
      return
    }
    guard text != ours, text.lines.codeSubstance != ours.lines.codeSubstance else { return }
    if source.exerciseTypes.isDisjoint(with: text.declaredTypes) {
      changedFiles[provided.path] = text
    } else {
      add(file, at: provided.path, from: origin)
    }
  }
}

extension ChapterSource {
  /// The types that are declared in the files with exercises.
  fileprivate var exerciseTypes: Set<String> {
    files.filter { !$0.regions.isEmpty }
      .reduce(into: []) { $0.formUnion($1.solutionText.declaredTypes) }
  }
}
