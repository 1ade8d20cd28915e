/// The rows of a list by their texts.
struct Rows: Equatable, ExpressibleByArrayLiteral, CustomStringConvertible {
  let texts: [String]

  init(_ texts: [String]) { self.texts = texts }
  init(arrayLiteral texts: String...) { self.texts = texts }

  var description: String { "\(texts)" }

  /// The same rows, whether their todos are done or not.
  var withoutMarks: Rows {
    Rows(texts.map { $0.hasPrefix("[x] ") || $0.hasPrefix("[ ] ") ? String($0.dropFirst(4)) : $0 })
  }

  var sorted: Rows { Rows(texts.sorted()) }
}
