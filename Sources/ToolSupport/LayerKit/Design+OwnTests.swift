import CourseKit

/// The tests that a learner has written for types of their own design.
extension Design {
  /// The types and functions that tests name, if they have conditions and need no screen.
  package func decisions(in tests: [SourceFile], _ concerns: Concerns) -> [String] {
    let names = Set(tests.flatMap(\.declarations).flatMap(\.names.keys))
    let counts = Dictionary(
      declarations.map { ($0.name, ConditionCount(in: $0.code).value) }, uniquingKeysWith: +)
    let owners = declarations.filter { !$0.isExtension && !needsScreen($0, concerns) }
    return Set(owners.map(\.name)).intersection(names).filter { counts[$0, default: 0] > 0 }
      .sorted()
  }

  /// What tests name or import although a decision can be tested without it.
  ///
  /// - Parameter fakes: What the workbook gives to run a whole app with.
  package func unneeded(
    in tests: [SourceFile], fakes: Set<String>, _ concerns: Concerns
  ) -> [String] {
    let own = Set(tests.flatMap(\.declarations).flatMap { $0.innerNames.union([$0.name]) })
    let onScreens = Set(
      declarations.filter { !$0.isExtension && needsScreen($0, concerns) }.map(\.name))
    let given = vocabulary.screens.union(fakes).union([vocabulary.start])
    return tests.flatMap { file in
      let imports = file.imports.filter { vocabulary.frameworks.contains($0.module) }
        .map { "\(file.name):\($0.line) imports \($0.module)" }
      let names = file.declarations.flatMap { withAliases($0.names) }
        .filter { !own.contains($0.key) }.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
      return imports
        + names.compactMap { name, line in
          given.contains(name)
            ? "\(file.name):\(line) names \(name)"
            : onScreens.contains(name)
              ? "\(file.name):\(line) names \(name), which needs a screen" : nil
        }
    }
  }

  /// The members that tests use although no other code of the design does, each with its type.
  package func details(in tests: [SourceFile]) -> [String] {
    let declared = tests.flatMap(\.declarations)
    let names = Set(declared.flatMap(\.names.keys))
    let own = Set(declared.flatMap(\.members))
    return declarations.filter { names.contains($0.name) }.flatMap { declaration in
      declaration.members.filter { member in
        !own.contains(member)
          && !declarations.contains { $0.name != declaration.name && $0.uses(member) }
      }.compactMap { member in
        declared.lazy.compactMap { $0.place(ofMember: member) }.first
          .map { "\($0) uses \(member) of \(declaration.name), as no other code does" }
      }
    }
  }
}

extension [SourceFile] {
  /// Sixteen digits for some types and functions and for tests, without comments and blanks.
  package func fingerprint(of types: [String], _ tests: [SourceFile]) -> String {
    let tested = flatMap(\.declarations).filter {
      types.contains($0.name) || !$0.innerNames.isDisjoint(with: types)
    }
    return (tested + tests.flatMap(\.declarations)).map(\.words).joined(separator: "\n").fingerprint
  }
}

extension Declaration {
  /// The properties and functions that it declares itself, except private ones.
  fileprivate var members: [String] {
    var depth = 0
    return code.lines.compactMap { line in
      defer { depth += line.count { $0 == "{" } - line.count { $0 == "}" } }
      let form = /\s*((?:@?\w+(?:\(\w+\))?\s+)*?)(?:var|let|func)\s+`?(\w+)/
      guard depth == 1, let match = line.prefixMatch(of: form),
        match.1.firstMatch(of: /\b(?:file)?private\s/) == nil
      else { return nil }
      return String(match.2)
    }
  }

  /// Where it uses a member of this name; nil if it doesn't.
  fileprivate func place(ofMember name: String) -> String? {
    code.matches(of: /\.\s*(\w+)/).first { $0.1 == name }.map { place(line(of: $0.1)) }
  }

  /// Whether a word stands in its code.
  fileprivate func uses(_ word: String) -> Bool {
    code.matches(of: /\w+/).contains { $0.output == word }
  }

  /// Its code and its texts without blanks, which a formatter may change.
  fileprivate var words: String {
    ([code] + strings.map(\.text)).joined().filter { !$0.isWhitespace }
  }
}
