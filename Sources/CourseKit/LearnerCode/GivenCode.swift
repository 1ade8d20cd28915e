/// Tells the code of a chapter that is given from what the learner writes.
package struct GivenCode {
  private let workbook: Workbook
  private let source: ChapterSource
  private let learner: LearnerChapter

  package init(_ source: ChapterSource, in workbook: Workbook) {
    self.workbook = workbook
    self.source = source
    learner = LearnerChapter(source, in: workbook)
  }

  /// Whether a location is in it; a starter's line that nobody has changed is given, too.
  ///
  /// The rest of the project does not use the chapter, so what is wrong there is not the learner's doing.
  package func contains(_ location: FileLocation) -> Bool {
    let file = location.file
    guard let name = file.after("\(folder)/") else {
      return ["Tests/\(source.chapter.testTarget)/", "Sources/\(source.chapter.app)/"]
        .contains { file.hasPrefix($0) }
    }
    guard let solution = source.files.first(where: { $0.path == name }),
      let line = Self.words(in: workbook.text(of: file)?.lines ?? [])
        .first(where: { $0.line == location.line })
    else { return false }
    let given =
      region(at: location).map { CodeLine.code(of: $0.starter) }
      ?? words(of: solution).filter(\.isGiven).map(\.text)
    return given.contains(line.text)
  }

  /// The exercise whose answer lacks what given code needs, if that can be told.
  ///
  /// It is where the compiler's notes lead; else one that does not declare what its starter and its
  /// solution both do.
  package func exercise(behind notes: [FileLocation]) -> ExerciseNumber? {
    let culprit =
      notes.lazy.compactMap(region).first
      ?? source.regions.first { region in
        guard let answer = try? learner.answer(to: region) else { return false }
        let needed = Self.names(in: region.starter).intersection(Self.names(in: region.solution))
        return !needed.isSubset(of: Self.names(in: answer.lines))
      }
    return culprit?.exercise
  }

  /// The exercise that is answered on a line; nil for given code.
  package func exercise(at location: FileLocation) -> ExerciseNumber? {
    region(at: location)?.exercise
  }

  /// The region that is answered on a line.
  private func region(at location: FileLocation) -> Region? {
    guard let line = location.line else { return nil }
    return source.regions.first { region in
      guard learner.path(of: region) == location.file, let answer = try? learner.answer(to: region)
      else { return false }
      return (answer.line..<answer.line + answer.lines.count).contains(line)
    }
  }

  /// The given lines that the learner's files lack, each with the line above it.
  ///
  /// - Parameter exercise: The one whose files to look at; nil for all.
  package func losses(around exercise: Exercise? = nil) -> [Finding] {
    let files = exercise.map { Set($0.regions.map(\.file)) }
    return source.files.filter { files?.contains($0.path) ?? true }.flatMap { losses(in: $0) }
  }

  private func losses(in solution: SolutionFile) -> [Finding] {
    let file = "\(folder)/\(solution.path)"
    let content = workbook.content(of: file)
    guard let text = content.text else {
      return content.complaint(of: file).map { [Finding($0, file: file)] } ?? []
    }
    let wanted = words(of: solution)
    let own = Self.words(in: text.lines)
    let difference = own.map(\.text).difference(from: wanted.map(\.text))
    let added = Set(difference.insertions.map(\.offset))
    let kept = own.indices.filter { !added.contains($0) }.map { own[$0].line }
    let losses = difference.removals.map(\.offset).enumerated().filter { wanted[$1].isGiven }
      .map { index, lost in
        let above = kept.prefix(lost - index).last
        return Finding(
          "\(above == nil ? "At its top" : "Below this line"), the given `\(wanted[lost].text)`"
            + " was changed or is missing. Put it back.", file: file, line: above)
      }
    let isBalanced = CodeLine.measure(of: text.lines) == .braces
    return losses.isEmpty && !isBalanced ? lostRegions(of: solution) : losses
  }

  /// Where the compiler only says that a brace is missing: the exercise beside it.
  private func lostRegions(of solution: SolutionFile) -> [Finding] {
    solution.regions.compactMap { region in
      do throws(LostRegion) {
        _ = try learner.answer(to: region)
        return nil
      } catch {
        return Finding("\(region.exercise): \(error.reason)", file: learner.path(of: region))
      }
    }
  }

  private var folder: String { source.chapter.folder(in: .exercises) }

  /// The lines that a file should have: what is given, and the answers as they are.
  private func words(of solution: SolutionFile) -> [(text: String, isGiven: Bool)] {
    solution.pieces.flatMap { piece in
      switch piece {
      case .given(let lines): Self.words(in: lines).map { ($0.text, true) }
      case .region(let region):
        Self.words(in: (try? learner.answer(to: region))?.lines ?? region.starter)
          .map { ($0.text, false) }
      }
    }
  }

  /// What lines declare.
  private static func names(in lines: [String]) -> Set<String> {
    let declaration = /\b(?:var|let|func|class|struct|enum|protocol|actor) (\w+)/
    return Set(
      CodeLine.code(of: lines).flatMap { $0.matches(of: declaration).map { "\($0.1)" } })
  }

  /// The lines of code with words in them; a brace alone may be anybody's.
  private static func words(in lines: [String]) -> [(line: Int, text: String)] {
    CodeLine.all(in: lines, measuredBy: .indentation).enumerated()
      .filter { !$1.isComment && $1.text.contains(where: \.isLetter) }
      .map { ($0 + 1, $1.text) }
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
