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
