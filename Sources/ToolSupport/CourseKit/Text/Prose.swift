import ArgumentKit

/// Text for people to read.
package enum Prose {
  /// The text in lines of a width at most, broken between words; a longer word is left whole.
  ///
  /// - Parameter width: How many columns a line has; nil for one line.
  package static func lines(_ text: String, width: Int?) -> [String] {
    guard let width else { return [text] }
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.displayWidth + 1 + word.displayWidth <= width {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
