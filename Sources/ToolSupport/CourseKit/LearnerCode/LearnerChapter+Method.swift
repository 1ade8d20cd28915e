extension LearnerChapter {
  /// The whole method that holds a region, or that the region declares, as the learner has it; its indices are
  /// those of the file's lines.
  package func method(of region: Region) -> ArraySlice<String>? {
    guard let learner = files[region.file],
      let solution = source.files.first(where: { $0.path == region.file })
    else { return nil }
    let before = solution.pieces.prefix { $0 != .region(region) }.flatMap(\.solution).count
    let place = before..<before + max(1, region.solution.count)
    let ours = MaskedCode(solution.solutionText.lines).methodLines
    guard let (signature, _) = ours.first(where: { $0.lines.overlaps(place) }) else { return nil }
    // Two types of a file can each have such a method.
    let namesakes = ours.filter { $0.signature == signature }
    let theirs = MaskedCode(learner.lines).methodLines.filter { $0.signature == signature }
    guard theirs.count == namesakes.count,
      let index = namesakes.firstIndex(where: { $0.lines.overlaps(place) })
    else { return nil }
    return learner.lines[theirs[index].lines]
  }
}

extension MaskedCode {
  /// Each method that has a body, with the lines from its declaration to its closing brace.
  fileprivate var methodLines: [(signature: String, lines: Range<Int>)] {
    methods.compactMap { method in
      guard let body = method.body else { return nil }
      func line(of place: String.Index) -> Int { masked[..<place].count { $0 == "\n" } }
      return (method.signature, line(of: method.start)..<line(of: body.endIndex) + 1)
    }
  }
}
