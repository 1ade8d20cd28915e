/// Code in which nothing inside quotation marks, comments or regular expressions can be mistaken for code.
package struct MaskedCode: Sendable {
  private let characters: [Character]
  /// The code, with `_` for what stands in strings and regular expressions, and spaces for comments.
  ///
  /// It has the same number of characters, so a place in it is a place in the code.
  package let masked: String

  /// - Parameter masksInterpolations: Whether code inside of strings counts as text.
  package init(_ lines: [String], masksInterpolations: Bool = true) {
    characters = Array(lines.joined(separator: "\n"))
    var scanner = CodeScanner(characters, masksInterpolations: masksInterpolations)
    masked = scanner.mask()
  }

  package var maskedLines: [String] { masked.lines }

  /// What stands at a place of the masked code.
  package func text(of part: Substring) -> String { String(characters[range(of: part)]) }

  /// The lines with other texts at some places of the masked code.
  package func replacing(_ parts: [(part: Substring, text: String)]) -> [String] {
    var new = characters
    for (range, text) in parts.map({ (range(of: $0.part), $0.text) })
      .sorted(by: { $0.0.lowerBound > $1.0.lowerBound })
    {
      new.replaceSubrange(range, with: text)
    }
    return String(new).lines
  }

  private func range(of part: Substring) -> Range<Int> {
    let start = masked.distance(from: masked.startIndex, to: part.startIndex)
    return start..<start + part.count
  }
}
