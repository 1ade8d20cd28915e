import CourseKit

extension Suspicion {
  /// Names of the chapter's types that something inside another type has as well.
  ///
  /// Provided code in that type finds the inner name first, so the app may consist of other objects than those that
  /// the tests have tried.
  func innerNames(in texts: [String: String]) -> [String] {
    texts.sorted { $0.key < $1.key }.flatMap { path, text in
      let code = MaskedCode(text.lines)
      let outer = Set(code.outerTypes)
      let inner = code.types.filter { $0.keyword != .extension }.map(\.name)
        .filter { !outer.contains($0) }
      let members = code.masked.matches(
        of: /\b(?:func|var|let|case|typealias)\s+(\w+)/.wordBoundaryKind(.simple)
      )
      .map { "\($0.1)" }
      return Set(inner + members).intersection(types).sorted().map {
        "\(path) declares another `\($0)`, and provided code may use it in place of the chapter's."
      }
    }
  }

  /// Questions of which type of the chapter an object has, and of what a collaborator knows, in a file whose own
  /// version in the workbook asks none.
  func questions(in text: String, at path: String) -> [SuspiciousCode] {
    let known = source.files.first { $0.path == path }
      .map { Set(questions(in: $0.solutionText).map(\.name)) }
    return questions(in: text).filter { known?.contains($0.name) != true }
  }

  private func questions(in text: String) -> [SuspiciousCode] {
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
        SuspiciousCode(name: $0, line: index + 1, code: lines[index].trimmed.shortened(to: 80))
      }
    }
  }
}
