/// How much code a type is, and which others of its chapter it knows.
package struct TypeSize: Equatable, Sendable {
  package let name: String
  /// The lines that are neither blank nor comments, those of extensions included.
  package var lines = 0
  /// The chapter's other types that its code names.
  package var dependencies: Set<String> = []

  /// The types that files declare outside of others, sorted by name.
  ///
  /// - Parameter files: The texts of the files.
  package static func all(in files: some Sequence<String>) -> [TypeSize] {
    var sizes: [String: TypeSize] = [:]
    for text in files {
      var current: String?
      for line in CodeLine.all(in: text.lines, measuredBy: .braces) {
        guard !line.isBlank, !line.isComment else { continue }
        if line.depth == 0 {
          if let match = line.text.firstMatch(of: declaration) {
            current = String(match.1)
          } else if line.text.contains(otherDeclaration) {
            current = nil
          }
        }
        guard let name = current else { continue }
        sizes[name, default: TypeSize(name: name)].lines += 1
        let code = line.text.replacing(/"[^"]*"/, with: "")
        sizes[name]?.dependencies.formUnion(code.matches(of: /[A-Z]\w*/).map { String($0.output) })
      }
    }
    return sizes.values.sorted { $0.name < $1.name }.map { size in
      var size = size
      size.dependencies = size.dependencies.filter { $0 != size.name && sizes[$0] != nil }
      return size
    }
  }

  private static var declaration: Regex<(Substring, Substring)> {
    /^(?:@?\w+ )*(?:class|struct|enum|actor|protocol|extension|typealias) (\w+)/
  }

  private static var otherDeclaration: Regex<Substring> {
    /^(?:(?:\w+ )*(?:import|func|let|var)\b|[@#])/
  }
}
