import CourseKit

/// Code that could deceive the tests from inside, for an instructor to look at.
///
/// A test runs in one process with the code that it tests, so no test can rule this out. What is found
/// here proves nothing; it only says where to look.
struct ReviewFlags {
  let source: ChapterSource
  private let ours: Set<String>
  /// The files that hold no exercise, with the types that they declare.
  private let provided: [(file: SolutionFile, types: Set<String>)]
  /// What stands in the workbook's own code, and so is nothing to look at.
  private let known: Set<String>
  /// The types that the chapter has without the learner.
  let types: Set<String>
  let roles: RoleTypes
  /// The names that it gives to types itself.
  private let aliases: Set<String>
  /// The words of the workbook's own code, among them the names of the system's types that it uses.
  private let words: Set<String>
  /// The chapter's public functions and initializers, without any blank.
  let publicCode: Set<String>
  /// The chapter's methods that call themselves in a task.
  let chains: Set<String>

  init(_ source: ChapterSource) {
    self.source = source
    ours = Set(source.files.map(\.solutionText) + Array(source.starters.values))
    let types = ours.reduce(into: Set<String>()) { $0.formUnion($1.declaredTypes) }
    self.types = types
    provided = source.files.filter(\.regions.isEmpty).map { ($0, $0.solutionText.declaredTypes) }
    roles = RoleTypes(in: ours)
    aliases = ours.reduce(into: []) { $0.formUnion(Self.aliases(in: $1)) }
    words = ours.reduce(into: []) { words, text in
      let code = MaskedCode(text.lines).masked
      words.formUnion(code.matches(of: /\w+/.wordBoundaryKind(.simple)).map { "\($0.0)" })
    }
    publicCode = Set(ours.flatMap(Self.publicCode).map(\.code))
    chains = Set(ours.flatMap(Self.taskChains))
    known = ours.reduce(into: []) { known, text in
      known.formUnion(FlaggedCode.all(in: text, types: types).map(\.name))
      known.formUnion(text.matches(of: #/"[^"\\]{3,}"/#).map { "\($0.0)" })
    }
  }

  /// What is suspicious in a chapter's code, as sentences that name the file and show the first line.
  func sentences(about texts: [String: String]) -> [String] {
    let texts = texts.filter { !ours.contains($0.value) }
    let types = texts.values.reduce(into: Set<String>()) { $0.formUnion($1.declaredTypes) }
      .subtracting(types).subtracting(texts.values.flatMap(Self.aliases))
    let changed: [String] = moves(in: texts) + shadows(in: texts) + innerNames(in: texts)
    return changed + interface(in: texts) + taskChains(in: texts)
      + texts.sorted { $0.key < $1.key }.flatMap { path, text in
        sentences(about: text, at: path, types: types)
      }
  }

  private func sentences(
    about text: String, at path: String, types: Set<String>
  ) -> [String] {
    let allowed = source.isCheck(path) ? ["import Testing", "import \(source.chapter.target)"] : []
    let found = FlaggedCode.all(in: text, types: types) + questions(in: text, at: path)
    return found.filter { !known.contains($0.name) && !allowed.contains($0.name) }
      .filter { !isOwnCollaborator($0.name, in: path) }
      .map { found in
        "\(path):\(found.line) has `\(found.name)`"
          + (found.code == found.name ? "." : ": `\(found.code)`")
      }
  }

  /// Given types that are declared in a learner's file, with other code.
  ///
  /// Where a file is as the workbook has it, the grader takes the workbook's.
  private func moves(in texts: [String: String]) -> [String] {
    let learners = texts.sorted { $0.key < $1.key }.map {
      ($0.key, $0.value, $0.value.declaredTypes)
    }
    return provided.compactMap { file, types in
      let moved = learners.first { _, text, declared in
        !declared.isDisjoint(with: types)
          && !text.lines.codeSubstance.contains(file.solutionText.lines.codeSubstance)
      }
      return moved.map { "\($0.0) has the types of \(file.path), which is provided code." }
    }
  }

  /// Types with a name that provided code uses for a type of the system: provided code then uses the learner's.
  private func shadows(in texts: [String: String]) -> [String] {
    texts.sorted { $0.key < $1.key }.flatMap { path, text in
      (Array(text.declaredTypes) + Self.aliases(in: text)).sorted()
        .filter { words.contains($0) && !types.contains($0) && !aliases.contains($0) }
        .map {
          "\(path) declares `\($0)`, a name that provided code uses for a type of the system."
        }
    }
  }

  /// Whether it asks a collaborator for the protocol that it is declared with anyway, which tells nothing.
  private func isOwnCollaborator(_ name: String, in path: String) -> Bool {
    guard let role = name.firstMatch(of: /any\s+(\w+)$/)?.1 else { return false }
    return source.files.contains { $0.path == path && $0.solutionText.contains("(any \(role))?") }
  }

  private static func aliases(in text: String) -> [String] {
    MaskedCode(text.lines).masked.matches(of: /\btypealias\s+(\w+)/.wordBoundaryKind(.simple))
      .map { "\($0.1)" }
  }
}
