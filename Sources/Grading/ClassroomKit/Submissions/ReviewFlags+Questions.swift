import CourseKit

extension ReviewFlags {
  /// Questions of which type of the chapter an object has, and of what a collaborator knows, in a file whose own
  /// version in the workbook asks none.
  func questions(in text: String, at path: String) -> [FlaggedCode] {
    let known = source.files.first { $0.path == path }
      .map { Set(questions(in: $0.solutionText).map(\.name)) }
    return questions(in: text).filter { known?.contains($0.name) != true }
  }

  private func questions(in text: String) -> [FlaggedCode] {
    let lines = text.lines
    let cast = #/\b(?:is|as\s*[?!]?)\s+(\w+)/#.wordBoundaryKind(.simple)
    let chain =
      #/\b(?:view|presenter|interactor|wireframe|router|output)[?!]?\s*\.\s*(?:view|presenter|interactor|wireframe|router|output|\w+DataManager|source|store|service)\b/#
      .wordBoundaryKind(.simple)
    return zip(lines.indices, MaskedCode(lines).maskedLines).flatMap { index, line in
      let casts = line.matches(of: cast).filter { roles.objects.contains("\($0.1)") }.map {
        "\($0.0)"
      }
      let chains = line.matches(of: chain).map { "\($0.0)" }
      return (casts + chains).map {
        FlaggedCode(name: $0, line: index + 1, code: lines[index].trimmed.shortened(to: 80))
      }
    }
  }
}
