extension GivenCode {
  /// The given lines that the learner's files lack, each with the line above it.
  ///
  /// - Parameter exercise: The one around whose places to look; nil for everywhere. What was changed elsewhere
  ///   may be right.
  package func losses(around exercise: Exercise? = nil) -> [Finding] {
    let files = exercise.map { Set($0.regions.map(\.file)) }
    return source.files.filter { files?.contains($0.path) ?? true }
      .flatMap { losses(in: $0, around: exercise?.number) }
  }

  /// The given lines that one file lacks; none for a file that is no exercise.
  package func losses(inFile file: String) -> [Finding] {
    source.files.filter { "\(folder)/\($0.path)" == file }.flatMap { losses(in: $0, around: nil) }
  }

  private func losses(in solution: SolutionFile, around exercise: ExerciseNumber?) -> [Finding] {
    let file = "\(folder)/\(solution.path)"
    let content = workbook.content(of: file)
    if let complaint = content.complaint(of: file, in: workbook) {
      return [Finding(complaint, file: file)]
    }
    guard let text = content.text else { return [] }
    let losses = lostLines(of: solution, in: text, around: exercise).map { line, above in
      Finding(
        "\(above == nil ? "At its top" : "Below this line"), the provided line `\(line)`"
          + " was changed or is missing. If that was not on purpose, put it back.",
        file: file, line: above)
    }
    let isBalanced = CodeLine.measure(of: text.lines) == .braces
    return losses.isEmpty && !isBalanced ? lostRegions(of: solution) : losses
  }

  /// The given lines that a file's text lacks, each with the number of the line above it.
  private func lostLines(
    of solution: SolutionFile, in text: String, around exercise: ExerciseNumber?
  ) -> [(text: String, above: Int?)] {
    let wanted = words(of: solution, around: exercise)
    let own = Self.words(in: text.lines)
    let difference = own.map(\.code).difference(from: wanted.map(\.statement.code))
    let added = Set(difference.insertions.map(\.offset))
    let kept = own.indices.filter { !added.contains($0) }.map { own[$0].lines.upperBound }
    let moved = Set(added.map { own[$0].code.withoutReceivers })
    return difference.removals.map(\.offset).enumerated()
      .filter { wanted[$1].isGiven && !moved.contains(wanted[$1].statement.code.withoutReceivers) }
      .map { index, lost in (wanted[lost].statement.text, kept.prefix(lost - index).last) }
  }

  /// Where the compiler only says that a brace is missing: the exercise beside it.
  private func lostRegions(of solution: SolutionFile) -> [Finding] {
    solution.regions.compactMap { region in
      do throws(UnlocatedRegion) {
        _ = try learner.answer(to: region)
        return nil
      } catch {
        return Finding("\(region.exercise): \(error.reason)", file: learner.path(of: region))
      }
    }
  }
}

extension SolutionFile {
  /// Whether a given piece ends with the declaration of a private helper whose body is nothing but an answer.
  ///
  /// A learner may do without it, since no other file can call it.
  func hasHelper(atEndOfPiece index: Int) -> Bool {
    guard pieces.indices.contains(index + 2), case .given(let lines) = pieces[index],
      case .region = pieces[index + 1], case .given(let following) = pieces[index + 2],
      let end = following.first(where: { $0.contains { !$0.isWhitespace } })
    else { return false }
    return lines.last?.firstMatch(of: /^\s*private func .*\{$/) != nil
      && end.allSatisfy { $0.isWhitespace || $0 == "}" }
  }
}

extension String {
  /// The code without what stands before a called method and its dot.
  ///
  /// An answer may have another object do what a provided line calls.
  fileprivate var withoutReceivers: String {
    replacing(/\b\w+\.(?=\w+\()/.wordBoundaryKind(.simple), with: "")
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
