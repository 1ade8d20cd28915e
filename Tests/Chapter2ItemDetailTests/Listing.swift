/// Items or rows, which a test prints in its own words for each.
struct Listing<Element: Equatable>: Equatable, ExpressibleByArrayLiteral {
  let elements: [Element]

  init(_ elements: [Element]) { self.elements = elements }
  init(arrayLiteral elements: Element...) { self.elements = elements }

  var isEmpty: Bool { elements.isEmpty }
}

extension Listing: CustomStringConvertible {
  var description: String { "\(elements)" }
}
