/// The texts of the rows of a list.
struct Rows: Equatable, ExpressibleByArrayLiteral, CustomStringConvertible {
  let texts: [String]

  init(_ texts: [String]) { self.texts = texts }
  init(arrayLiteral texts: String...) { self.texts = texts }

  var description: String { "\(texts)" }

  /// The same rows without the status of their todos.
  var withoutStatus: Rows {
    Rows(texts.map { $0.hasPrefix("[x] ") || $0.hasPrefix("[ ] ") ? String($0.dropFirst(4)) : $0 })
  }

  var sorted: Rows { Rows(texts.sorted()) }
}
