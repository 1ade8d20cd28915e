/// A value as a failure prints it, taken apart where a list is too long to be read.
struct ValueText {
  /// What stands before the list: `.loaded` of `.loaded([1, 2])`.
  let head: Substring
  /// The elements of the list in brackets that the value ends with; of a value without one, its parts
  /// between commas.
  let elements: [Substring]
  let isBracketed: Bool

  init(_ text: String) {
    let parts = Self.parts(of: text[...])
    let opening = text.firstIndex { "[(\"".contains($0) }
    if parts.count == 1, let opening, text[opening] != "\"", "])".contains(text.last ?? " ") {
      head = text[..<opening]
      elements = Self.parts(of: text[opening...].dropFirst().dropLast())
      isBracketed = true
    } else {
      head = ""
      elements = parts
      isBracketed = false
    }
  }

  /// What stands between commas, but for those in brackets and quotation marks.
  private static func parts(of text: Substring) -> [Substring] {
    var parts: [Substring] = []
    var depth = 0
    var start = text.startIndex
    var rest = text
    while let character = rest.first {
      if character == "\"" {
        _ = rest.takeQuotation()
        continue
      }
      if "[(".contains(character) { depth += 1 }
      if "])".contains(character) { depth -= 1 }
      if depth == 0, rest.hasPrefix(", ") {
        parts.append(text[start..<rest.startIndex])
        start = text.index(rest.startIndex, offsetBy: 2)
      }
      rest.removeFirst()
    }
    return text.isEmpty ? [] : parts + [text[start...]]
  }
}
