/// A list of items or rows, which a failure prints with the description of each element.
struct Listing<Element: Equatable>: Equatable, ExpressibleByArrayLiteral {
  let elements: [Element]

  init(_ elements: [Element]) { self.elements = elements }
  init(arrayLiteral elements: Element...) { self.elements = elements }

  var isEmpty: Bool { elements.isEmpty }
}

extension Listing: CustomStringConvertible {
  var description: String { "\(elements)" }
}
