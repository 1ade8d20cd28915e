import CourseKit

extension Design {
  /// The types with more than two fifths of all lines of code: in such a type, concerns can't be told apart.
  ///
  /// The lines of its extensions count as well, but not those of the types inside of it, since a type may be there only for its name.
  package var massiveTypes: [String] {
    let all = declarations.reduce(0) { $0 + Self.lines(of: $1.code) }
    let limit = all * 2 / 5
    let types = files.flatMap { file in
      file.types.map { type in
        (name: type.lastName, lines: Self.linesWithoutInner(of: type, in: file), type, file)
      }
    }
    return Dictionary(grouping: types, by: \.name)
      .map { name, parts in (name, parts.reduce(0) { $0 + $1.lines }, parts) }
      .filter { $0.1 > limit }
      .map { name, lines, parts in
        let largest = parts.max { $0.lines < $1.lines }
        let place = largest.map { " (\($0.3.name):\(Self.line(of: $0.2.body)))" } ?? ""
        return
          "\(name) has \(lines) of the \(all) lines of code, at most \(limit) may be in one type\(place)"
      }
      .sorted()
  }

  private static func linesWithoutInner(of type: TypeDeclaration, in file: SourceFile) -> Int {
    let inner = file.types.filter { other in
      type.body.startIndex < other.body.startIndex && other.body.endIndex < type.body.endIndex
    }
    // One inside of another inner type is counted there.
    let nearest = inner.filter { one in
      !inner.contains {
        $0.body.startIndex < one.body.startIndex && one.body.endIndex < $0.body.endIndex
      }
    }
    return lines(of: String(type.body)) - nearest.reduce(0) { $0 + lines(of: String($1.body)) }
  }

  /// The lines of code without comments, of which blank ones don't count.
  private static func lines(of code: String) -> Int {
    code.lines.count { !$0.trimmed.isEmpty }
  }
}
