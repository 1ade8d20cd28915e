/// Items or rows as a test prints them: the first ones and the last, since a list is longer than a
/// screen.
struct Listing<Element: Equatable>: Equatable, ExpressibleByArrayLiteral {
  let elements: [Element]

  init(_ elements: [Element]) { self.elements = elements }
  init(arrayLiteral elements: Element...) { self.elements = elements }

  var isEmpty: Bool { elements.isEmpty }
}

extension Listing: CustomStringConvertible {
  var description: String {
    var words = elements.map { String(reflecting: $0) }
    if words.count > 6 {
      words.replaceSubrange(4..<(words.count - 1), with: ["… \(words.count) in all …"])
    }
    return "[\(words.joined(separator: ", "))]"
  }
}
