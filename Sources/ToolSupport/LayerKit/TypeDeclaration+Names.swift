import CourseKit

extension TypeDeclaration {
  /// Its name without that of a type around it.
  var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }

  /// The names that it uses, except those that follow a dot, with the line of their first use.
  var names: [String: Int] {
    let line = body.base[..<body.startIndex].count { $0 == "\n" } + 1
    return Declaration.names(in: String(body).lines, from: line)
      .merging(parents.map { ($0, line) }) { $1 }
  }
}
