/// Takes a solution apart at the comments that mark its regions.
struct RegionParser {
  private struct Draft {
    let exercise: ExerciseNumber
    let label: String?
    let line: Int
    let indentation: String
    var sentence: [String]
    var solution: [String] = []
    var starter: [String] = []
    var isStillInSentence = true
  }

  private let path: String
  private let chapter: Chapter
  private var pieces: [SolutionFile.Piece] = []
  private var given: [String] = []
  private var draft: Draft?
  private var findings: [Finding] = []

  /// The pieces of a solution file.
  ///
  /// - Throws: `CourseError` with every malformed region.
  static func pieces(
    of text: String, path: String, chapter: Chapter
  ) throws -> [SolutionFile.Piece] {
    var parser = RegionParser(path: path, chapter: chapter)
    for (index, line) in text.lines.enumerated() { parser.read(line, number: index + 1) }
    parser.finish()
    guard parser.findings.isEmpty else { throw CourseError(parser.findings) }
    return parser.pieces
  }

  private init(path: String, chapter: Chapter) {
    self.path = path
    self.chapter = chapter
  }

  private mutating func read(_ line: String, number: Int) {
    switch RegionMarker(line) {
    case .begin(let exercise, let label, let sentence, let indentation):
      begin(
        Draft(
          exercise: exercise, label: label, line: number, indentation: indentation,
          sentence: [sentence]))
    case .end(let exercise): end(exercise, line: number)
    case .starter(let code): starter(code, line: number)
    case .malformed(let sentence): find(sentence, line: number)
    case nil: plain(line)
    }
  }

  private mutating func begin(_ new: Draft) {
    if let open = draft {
      find(
        "Exercise \(new.exercise) begins inside exercise \(open.exercise)."
          + " Write `\(RegionMarker.endLine(of: open.exercise))` above it: regions do not nest.",
        line: new.line)
    }
    if new.exercise.chapter != chapter.number {
      find(
        "Exercise \(new.exercise) stands in chapter \(chapter.number)."
          + " Its number must begin with \(chapter.number).", line: new.line)
    }
    pieces.append(.given(given))
    given = []
    draft = new
  }

  private mutating func end(_ exercise: ExerciseNumber, line: Int) {
    guard let open = draft else {
      let form = "`\(RegionMarker.beginLine(of: exercise))`"
      return find("This ends exercise \(exercise), which has not begun with \(form)", line: line)
    }
    if open.exercise != exercise {
      find(
        "This ends exercise \(exercise), but exercise \(open.exercise) is open"
          + " since line \(open.line).", line: line)
    }
    pieces.append(
      .region(
        Region(
          exercise: open.exercise, label: open.label, sentenceLines: open.sentence, file: path,
          line: open.line, indentation: open.indentation, solution: open.solution,
          starter: open.starter)))
    draft = nil
  }

  private mutating func starter(_ code: String, line: Int) {
    guard draft != nil else {
      return find("A starter line stands outside an exercise's region.", line: line)
    }
    draft?.starter.append(code)
    draft?.isStillInSentence = false
  }

  private mutating func plain(_ line: String) {
    guard let open = draft else { return given.append(line) }
    if open.isStillInSentence, let rest = line.dropFirst(open.indentation.count).after("// ") {
      draft?.sentence.append(rest.trimmed)
    } else {
      draft?.isStillInSentence = false
      draft?.solution.append(line)
    }
  }

  private mutating func finish() {
    if let open = draft {
      let end = RegionMarker.endLine(of: open.exercise)
      find(
        "Exercise \(open.exercise) has no end. Write `\(end)` below its answer.", line: open.line)
    }
    pieces.append(.given(given))
  }

  private mutating func find(_ sentence: String, line: Int) {
    let file = "\(chapter.folder(in: .solutions))/\(path)"
    findings.append(Finding(sentence, file: file, line: line))
  }
}
