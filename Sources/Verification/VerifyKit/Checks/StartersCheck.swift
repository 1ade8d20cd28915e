import CourseKit

extension Check {
  /// The committed exercises are what the solutions generate.
  static let starters = Check(
    name: "starters", claim: "the exercises are what the solutions generate",
    scope: .chapter { chapter, verification in
      let workbook = verification.workbook
      let folder = chapter.folder(in: .exercises)
      let remedy = "Type: swift run verify starters \(chapter.number)"
      let source = try ChapterSource(chapter, in: workbook)
      try source.requireSolutions()
      if source.exercises.isEmpty {
        return [Finding("The chapter has no exercises.", file: chapter.folder(in: .solutions))]
      }
      let starters = source.starters
      let isCurrent = workbook.text(of: chapter.templates) == ExerciseTemplates.text(of: source)
      let templates =
        isCurrent
        ? [] : [Finding("The solutions generate another text. \(remedy)", file: chapter.templates)]
      return templates
        + Set(starters.keys).union(workbook.files(below: folder)).sorted().compactMap { file in
          let path = "\(folder)/\(file)"
          guard let starter = starters[file] else {
            return Finding("No solution generates this file. \(remedy)", file: path)
          }
          guard let text = workbook.text(of: path) else {
            return Finding("This file is missing. \(remedy)", file: path)
          }
          return FirstDifference(text, starter).map {
            Finding("\($0.sentence) \(remedy)", file: path, line: $0.line)
          }
        }
    })
}
