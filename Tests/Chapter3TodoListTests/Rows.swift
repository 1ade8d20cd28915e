/// Rows as a test prints them: the first ones and the last, since a list is longer than a screen.
struct Rows: Equatable, ExpressibleByArrayLiteral, CustomStringConvertible {
  let texts: [String]

  init(_ texts: [String]) { self.texts = texts }
  init(arrayLiteral texts: String...) { self.texts = texts }

  var description: String { texts.map(\.debugDescription).inShort() }

  /// The same rows, whether their todos are done or not.
  var withoutMarks: Rows {
    Rows(texts.map { $0.hasPrefix("[x] ") || $0.hasPrefix("[ ] ") ? String($0.dropFirst(4)) : $0 })
  }

  var sorted: Rows { Rows(texts.sorted()) }
}

nonisolated extension [String] {
  /// All of them, or the first ones and the last.
  ///
  /// - Parameter marks: What else there is to say of those that are left out.
  func inShort(marks: String = "") -> String {
    guard count > 4 else { return "[\(joined(separator: ", "))]" }
    let more = "… \(count - 3) more\(marks) …"
    return "[\((prefix(2) + [more] + suffix(1)).joined(separator: ", "))]"
  }
}
