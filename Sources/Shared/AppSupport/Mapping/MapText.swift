import ArgumentKit
import Foundation

/// How the lines of a map are set.
enum MapText {
  /// How many columns a line has; what is said of a screen stands two further to the right.
  static let width =
    (ProcessInfo.processInfo.environment["COLUMNS"].flatMap(Int.init) ?? 80) - 2

  /// A text, and what is said of it: behind it, or below it where both do not fit.
  static func line(_ text: String, _ remark: String = "", indentation: String) -> [String] {
    let whole = indentation + text + (remark.isEmpty ? "" : "   \(remark)")
    if whole.displayWidth <= width { return [whole] }
    let parts = parts(of: text, width: width - indentation.count) + (remark.isEmpty ? [] : [remark])
    return parts.enumerated().map { indentation + ($0 == 0 ? "" : "    ") + $1 }
  }

  /// Lines of words that stay whole where they fit.
  ///
  /// - Parameters:
  ///   - title: What the first line begins with; the others begin below its end.
  ///   - hanging: How much further to the right the others begin, where more of its kind follow.
  static func wrapped(
    _ words: [String], after title: String, hanging: Int = 0
  ) -> [String] {
    var lines: [String] = []
    for word in words.flatMap({ parts(of: $0, width: width - title.displayWidth - hanging) }) {
      if let line = lines.last, line.displayWidth + 1 + word.displayWidth <= width {
        lines[lines.count - 1] += " \(word)"
      } else {
        let indentation = String(repeating: " ", count: title.displayWidth + hanging)
        lines.append((lines.isEmpty ? title : indentation) + word)
      }
    }
    return lines
  }

  /// Parts that fit, of a text with narrow words: it is parted at spaces and before points.
  private static func parts(of text: String, width: Int) -> [String] {
    guard text.displayWidth > width,
      let place = text.lastIndex(where: { " .".contains($0) }), place > text.startIndex
    else { return [text] }
    let head = text[..<place]
    let tail = text[place...].drop { $0 == " " }
    return parts(of: String(head), width: width) + [String(tail)]
  }

  /// As many names as fit, and how many more there are.
  static func list(_ names: [String], width: Int) -> String {
    let texts = names.indices.reversed().map { last in
      let rest = names.count - 1 - last
      return (names[...last] + (rest > 0 ? ["\(rest) more"] : [])).joined(separator: " and ")
    }
    return texts.first { $0.displayWidth <= width } ?? texts.last ?? ""
  }
}
