/// What a learner wrote for one region.
package struct LearnerAnswer: Equatable, Sendable {
  package let region: Region
  /// The first line of the answer in its file, counted from 1.
  package let line: Int
  /// The lines, without the comment that asks for the exercise.
  package let lines: [String]

  package init(to region: Region, in file: LearnerFile) throws(UnlocatedRegion) {
    let range = try file.range(of: region)
    let sentence = Set(region.sentenceLines.map { "// \($0)" })
    let comment = CodeLine.all(in: Array(file.lines[range]), measuredBy: .braces).prefix {
      $0.todo == region.exercise || $0.isBlank || sentence.contains($0.text)
    }
    self.region = region
    lines = Array(file.lines[range].dropFirst(comment.count))
    line = range.lowerBound + (lines.isEmpty ? 0 : comment.count) + 1
  }

  /// Whether nothing has been written yet.
  package var isStarter: Bool { lines.codeSubstance == region.starter.codeSubstance }
  /// Whether it is the workbook's answer, however it is laid out.
  package var isSolution: Bool {
    !region.isWithheld && lines.codeSubstance == region.solution.codeSubstance
  }
}
