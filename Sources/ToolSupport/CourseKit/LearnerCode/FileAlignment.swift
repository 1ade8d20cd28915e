/// The places of the regions in a learner's file, found by the code around them.
struct FileAlignment {
  /// What the lines are compared as.
  enum Lines {
    /// As they are.
    case written
    /// Each statement as one, because a formatter may have broken the code around a region differently.
    case joined
  }

  let codeLines: [CodeLine]
  /// Where each of them stands, by the lines of the file.
  private let places: [Range<Int>]
  private let anchors: Anchors
  /// The line of each anchor, as an index; nil where it cannot be told.
  private let lineIndices: [Int?]

  /// Compares a learner's lines with the solution file that they began as.
  init(of lines: [String], to solution: SolutionFile, as form: Lines) {
    let measure = CodeLine.measure(of: lines)
    places = form.places(in: lines)
    let codeLines = form.codeLines(lines, CodeLine.all(in: lines, measuredBy: measure), at: places)
    self.codeLines = codeLines
    anchors = Anchors(of: solution, as: form, measuredBy: measure)
    lineIndices = SequenceAlignment(of: anchors.all, in: codeLines).lineIndices
  }

  /// The line, counted from 1, of the comment that asks for a region; nil when it is gone.
  func commentLine(of region: Region) -> Int? {
    anchors.comments[region].flatMap { lineIndices[$0] }.map { places[$0].lowerBound + 1 }
  }

  /// The lines that answer a region's exercise, its comment included.
  ///
  /// - Throws: `UnlocatedRegion` when they cannot be told apart for sure.
  func range(of region: Region) throws(UnlocatedRegion) -> Range<Int> {
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
    let place = start < places.count ? places[start].lowerBound : places.last?.upperBound ?? 0
    guard let first = range.indices.first, let last = range.indices.last else {
      return place..<place
    }
    return places[first].lowerBound..<places[last].upperBound
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
    guard let below = anchors.all.dropFirst(comment + 1).first else { return codeLines.count }
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
    return codeLines.count
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

extension FileAlignment.Lines {
  /// The lines as they are compared.
  func codeLines(
    _ lines: [String], _ codeLines: [CodeLine], at places: [Range<Int>]
  ) -> [CodeLine] {
    self == .joined ? CodeLine.joined(lines, codeLines, at: places) : codeLines
  }

  /// The lines that are compared as one.
  func places(in lines: [String]) -> [Range<Int>] {
    let single = lines.indices.map { $0..<$0 + 1 }
    guard self == .joined else { return single }
    // A line that holds several statements is one with all lines of theirs.
    let statements = CodeStatement.all(in: lines).map(\.lines)
    let joined = statements.reduce(into: [Range<Int>]()) { places, lines in
      if let last = places.last, last.overlaps(lines) {
        places[places.count - 1] = last.lowerBound..<max(last.upperBound, lines.upperBound)
      } else {
        places.append(lines)
      }
    }
    let covered = joined.reduce(into: Set<Int>()) { $0.formUnion($1) }
    return (joined + single.filter { !covered.contains($0.lowerBound) })
      .sorted { $0.lowerBound < $1.lowerBound }
  }
}

extension String {
  fileprivate var declaresHelper: Bool {
    contains(/\b(func|init|subscript|class|struct|enum|extension|protocol|actor)\b/)
  }
}
