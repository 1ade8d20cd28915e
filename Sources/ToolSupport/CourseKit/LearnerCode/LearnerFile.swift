/// An exercise file as a learner left it, with the places in it where each exercise is answered.
package struct LearnerFile {
  package let text: String
  package let lines: [String]
  private let codeLines: [CodeLine]
  private let anchors: Anchors
  /// The line of each anchor, as an index; nil where it cannot be told.
  private let lineIndices: [Int?]

  /// Compares a learner's text with the solution file that it began as.
  init(_ text: String, of solution: SolutionFile) {
    self.text = text
    lines = text.lines
    let measure = CodeLine.measure(of: lines)
    codeLines = CodeLine.all(in: lines, measuredBy: measure)
    anchors = Anchors(of: solution, measuredBy: measure)
    lineIndices = SequenceAlignment(of: anchors.all, in: codeLines).lineIndices
  }

  /// The lines, counted from 1, of the comments that ask for an exercise.
  func commentLines(of exercise: ExerciseNumber) -> [Int] {
    codeLines.indices.filter { codeLines[$0].todo == exercise }.map { $0 + 1 }
  }

  /// The line, counted from 1, of the comment that asks for a region; nil when it is gone.
  func commentLine(of region: Region) -> Int? {
    anchors.comments[region].flatMap { lineIndices[$0] }.map { $0 + 1 }
  }

  /// The lines that answer a region's exercise, its comment included.
  ///
  /// - Throws: `UnlocatedRegion` when they cannot be told apart for sure.
  package func range(of region: Region) throws(UnlocatedRegion) -> Range<Int> {
    guard let comment = anchors.comments[region] else {
      throw UnlocatedRegion(region: region, reason: "It belongs to another file.")
    }
    let start = try start(of: region, comment: comment)
    let end = try end(of: region, comment: comment)
    let range = codeLines[start..<max(start, end)].trimmed(\.isBlank)
    if let helper = helper(in: range, of: region) {
      throw UnlocatedRegion(
        region: region,
        reason:
          "`\(helper)` may or may not belong to this exercise. Move what you added to another place."
      )
    }
    return range.isEmpty ? start..<start : range.indices
  }

  /// The file with other lines in some regions.
  ///
  /// - Throws: `UnlocatedRegion` when one of them cannot be told apart for sure.
  package func text(replacing replacements: [(Region, [String])]) throws(UnlocatedRegion) -> String
  {
    var ranges: [(Range<Int>, [String])] = []
    for (region, new) in replacements { ranges.append((try range(of: region), new)) }
    var result = lines
    // From the end, so that the places above stay where they are.
    for (range, new) in ranges.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
      result.replaceSubrange(range, with: new)
    }
    return result.joined(separator: "\n")
  }

  private func start(of region: Region, comment: Int) throws(UnlocatedRegion) -> Int {
    guard comment > 0 else { return 0 }
    switch anchors.all[comment - 1].kind {
    case .given(let line):
      if let line = lineIndices[comment - 1].map({ $0 + 1 }) ?? lineIndices[comment] {
        return line
      }
      throw UnlocatedRegion(region: region, reason: changed(line, "above"))
    case .blank, .todo:
      // The comment says it more surely than an empty line.
      let blank = anchors.all[comment - 1].kind == .blank ? lineIndices[comment - 1] : nil
      if let line = lineIndices[comment] ?? blank { return line }
      throw UnlocatedRegion(region: region, reason: runsInto(above: region.exercise))
    }
  }

  private func end(of region: Region, comment: Int) throws(UnlocatedRegion) -> Int {
    guard let below = anchors.all.dropFirst(comment + 1).first else { return lines.count }
    if case .given(let line) = below.kind {
      if let line = lineIndices[comment + 1] { return line }
      throw UnlocatedRegion(region: region, reason: changed(line, "below"))
    }
    // The next region begins at its comment, or at the empty line above that.
    let next = below.kind == .blank ? comment + 2 : comment + 1
    if let line = lineIndices[next] ?? lineIndices[comment + 1] { return line }
    if case .todo(let exercise) = anchors.all[next].kind {
      throw UnlocatedRegion(region: region, reason: runsInto(above: exercise))
    }
    return lines.count
  }

  private func changed(_ line: CodeLine, _ place: String) -> String {
    "The line \(place) it, `\(line.text)`, was changed, is missing, or is there twice."
      + " Put it back as it was."
  }

  private func runsInto(above exercise: ExerciseNumber) -> String {
    "It is next to another exercise. Write `// TODO: \(exercise)` above your code for"
      + " \(exercise)."
  }

  /// A method among a region's lines that may as well be a helper beside it.
  private func helper(in lines: ArraySlice<CodeLine>, of region: Region) -> String? {
    let known = Set(CodeLine.code(of: region.solution + region.starter))
    guard anchors.memberRegions.contains(region), !known.contains(where: \.declaresHelper)
    else { return nil }
    return lines.first { !$0.isComment && $0.text.declaresHelper }?.text
  }
}

extension String {
  fileprivate var declaresHelper: Bool {
    contains(/\b(func|init|subscript|class|struct|enum|extension|protocol|actor)\b/)
  }
}
