/// A file of `Solutions`, taken apart into the code that is given and the regions that are asked for.
package struct SolutionFile: Equatable, Sendable {
  package enum Piece: Equatable, Sendable {
    case given([String])
    case region(Region)

    /// Its lines in the finished file.
    var solution: [String] {
      switch self {
      case .given(let lines): lines
      case .region(let region): region.solution
      }
    }
  }

  /// The file, from the chapter's folder.
  package let path: String
  package let pieces: [Piece]
  /// Whether the exercises leave it out, because a learner decides which files there are.
  package let isOnlyInSolution: Bool

  /// The first line of a file that the exercises leave out.
  static let mark = "// only in the solution"

  /// Takes a solution's text apart.
  ///
  /// - Throws: `CourseError` with every malformed region of the file.
  package init(path: String, text: String, chapter: Chapter) throws {
    self.path = path
    pieces = try RegionParser.pieces(of: text, path: path, chapter: chapter)
    isOnlyInSolution = Self.isOnlyInSolution(text)
  }

  /// A file of pieces that no region marker has told apart, such as one of a learner.
  package init(path: String, pieces: [Piece]) {
    self.path = path
    self.pieces = pieces
    isOnlyInSolution = false
  }

  private init(_ file: SolutionFile, pieces: [Piece]) {
    path = file.path
    self.pieces = pieces
    isOnlyInSolution = file.isOnlyInSolution
  }

  /// The file with several pieces in place of some of its regions.
  ///
  /// - Parameter pieces: Those for a region; nil for the region itself.
  package func refined(_ pieces: (Region) -> [Piece]?) -> SolutionFile {
    SolutionFile(
      self,
      pieces: self.pieces.flatMap { piece in
        if case .region(let region) = piece { pieces(region) ?? [piece] } else { [piece] }
      })
  }

  /// Whether the exercises leave out a file with this text.
  static func isOnlyInSolution(_ text: String) -> Bool { text.lines.first == mark }

  package var regions: [Region] {
    pieces.compactMap { piece in
      if case .region(let region) = piece { region } else { nil }
    }
  }

  /// The exercise file: each region left out.
  var starterText: String { text { $0.todo } }

  /// The finished file, without the comments that mark its regions.
  package var solutionText: String { text { $0.solution } }

  /// The file with lines of your choice in place of each region.
  package func text(choosing lines: (Region) throws -> [String]) rethrows -> String {
    try pieces.flatMap { piece in
      switch piece {
      case .given(let given): given
      case .region(let region): try lines(region)
      }
    }.joined(separator: "\n")
  }
}

extension SolutionFile {
  /// The given lines that stand around an exercise: from its regions to the end of what they stand in.
  ///
  /// - Parameter index: The piece of given lines to look in.
  /// - Returns: The lines, counted from 0 in the piece.
  func linesAround(_ exercise: ExerciseNumber, inPiece index: Int) -> Set<Int> {
    guard case .given(let lines) = pieces[index] else { return [] }
    var near: Set<Int> = []
    if let region = region(at: index + 1), region.exercise == exercise {
      let start = lines.lastIndex { $0.isOutside(region) } ?? 0
      near.formUnion(start..<lines.count)
    }
    if let region = region(at: index - 1), region.exercise == exercise {
      let end = lines.firstIndex { $0.isOutside(region) } ?? lines.count - 1
      near.formUnion(0..<(end + 1))
    }
    return near
  }

  private func region(at index: Int) -> Region? {
    guard pieces.indices.contains(index), case .region(let region) = pieces[index] else {
      return nil
    }
    return region
  }
}

extension String {
  /// Whether the line begins or ends what a region stands in.
  fileprivate func isOutside(_ region: Region) -> Bool {
    contains { !$0.isWhitespace } && prefix { $0 == " " }.count < region.indentation.count
  }
}
