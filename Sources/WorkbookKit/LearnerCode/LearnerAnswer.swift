/// What a learner wrote for one region.
struct LearnerAnswer: Equatable, Sendable {
  let region: Region
  /// The first line of the answer in its file, counted from 1.
  let line: Int
  /// The lines, without the comment that asks for the exercise.
  let lines: [String]

  init(to region: Region, in file: LearnerFile) throws(LostRegion) {
    let place = try file.place(of: region)
    let sentence = Set(region.sentenceLines.map { "// \($0)" })
    let comment = CodeLine.all(in: Array(file.lines[place]), measuredBy: .braces).prefix {
      $0.todo == region.exercise || $0.isBlank || sentence.contains($0.text)
    }
    self.region = region
    lines = Array(file.lines[place].dropFirst(comment.count))
    line = place.lowerBound + (lines.isEmpty ? 0 : comment.count) + 1
  }

  /// Whether nothing has been written yet.
  var isStarter: Bool { CodeLine.code(of: lines) == CodeLine.code(of: region.starter) }
  /// Whether it is the workbook's answer, comments and blank space aside.
  var isSolution: Bool { CodeLine.code(of: lines) == CodeLine.code(of: region.solution) }
}
