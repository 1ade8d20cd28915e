/// An exercise file as a learner left it, with the places in it where each exercise is answered.
struct LearnerFile {
  let text: String
  let lines: [String]
  /// How each line ends; the last, which does not, as the one above it.
  private let endings: [String]
  private let codeLines: [CodeLine]
  private let landmarks: Landmarks
  private let places: [Int?]

  /// Compares a learner's text with the solution file that it began as.
  init(_ text: String, of solution: SolutionFile) {
    self.text = text
    lines = text.lines
    let endings = text.filter(\.isLineBreak).map(String.init)
    self.endings = endings + [endings.last ?? "\n"]
    let measure = CodeLine.measure(of: lines)
    codeLines = CodeLine.all(in: lines, measuredBy: measure)
    landmarks = Landmarks(of: solution, measuredBy: measure)
    places = Alignment(of: landmarks.all, in: codeLines).places
  }

  /// The lines that answer a region's exercise, its comment included.
  ///
  /// - Throws: `LostRegion` when they cannot be told apart for sure.
  func place(of region: Region) throws(LostRegion) -> Range<Int> {
    guard let comment = landmarks.comments[region] else {
      throw LostRegion(region: region, reason: "It belongs to another file.")
    }
    let start = try start(of: region, comment: comment)
    let end = try end(of: region, comment: comment)
    let place = codeLines[start..<max(start, end)].trimmed(\.isBlank)
    if let helper = helper(in: place, of: region) {
      throw LostRegion(
        region: region,
        reason: "`\(helper)` may or may not belong to it. Move what you added to another place.")
    }
    return place.isEmpty ? start..<start : place.indices
  }

  /// The file with other lines in some regions; each ends as the line above it, the others as before.
  ///
  /// - Throws: `LostRegion` when one of them cannot be told apart for sure.
  func text(replacing replacements: [(Region, [String])]) throws(LostRegion) -> String {
    var places: [(Range<Int>, [String])] = []
    for (region, new) in replacements { places.append((try place(of: region), new)) }
    var result = Array(zip(lines, endings))
    // From the end, so that the places above stay where they are.
    for (place, new) in places.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
      let ending = endings.prefix(place.lowerBound).last ?? endings.first ?? "\n"
      result.replaceSubrange(place, with: new.map { ($0, ending) })
    }
    return result.dropLast().map { $0 + $1 }.joined() + (result.last?.0 ?? "")
  }

  private func start(of region: Region, comment: Int) throws(LostRegion) -> Int {
    guard comment > 0 else { return 0 }
    switch landmarks.all[comment - 1].kind {
    case .given(let line):
      if let place = places[comment - 1].map({ $0 + 1 }) ?? places[comment] { return place }
      throw LostRegion(region: region, reason: changed(line, "above"))
    case .blank, .todo:
      // The comment says it more surely than an empty line.
      let blank = landmarks.all[comment - 1].kind == .blank ? places[comment - 1] : nil
      if let place = places[comment] ?? blank { return place }
      throw LostRegion(region: region, reason: runsInto(above: region.exercise))
    }
  }

  private func end(of region: Region, comment: Int) throws(LostRegion) -> Int {
    guard let below = landmarks.all.dropFirst(comment + 1).first else { return lines.count }
    if case .given(let line) = below.kind {
      if let place = places[comment + 1] { return place }
      throw LostRegion(region: region, reason: changed(line, "below"))
    }
    // The next region begins at its comment, or at the empty line above that.
    let next = below.kind == .blank ? comment + 2 : comment + 1
    if let place = places[next] ?? places[comment + 1] { return place }
    if case .todo(let exercise) = landmarks.all[next].kind {
      throw LostRegion(region: region, reason: runsInto(above: exercise))
    }
    return lines.count
  }

  private func changed(_ line: CodeLine, _ place: String) -> String {
    "The line \(place) it, `\(line.text)`, was changed, is missing, or is there twice."
      + " Put it back as it was."
  }

  private func runsInto(above exercise: ExerciseNumber) -> String {
    "It stands next to another exercise. Write `// TODO: \(exercise)` above your code for"
      + " \(exercise)."
  }

  /// A method among a region's lines that may as well be a helper beside it.
  private func helper(in place: ArraySlice<CodeLine>, of region: Region) -> String? {
    let known = Set(CodeLine.code(of: region.solution + region.starter))
    guard landmarks.memberRegions.contains(region), !known.contains(where: \.declaresHelper)
    else { return nil }
    return place.first { !$0.isComment && $0.text.declaresHelper }?.text
  }
}

extension String {
  fileprivate var declaresHelper: Bool {
    contains(/\b(func|init|subscript|class|struct|enum|extension|protocol|actor)\b/)
  }
}
