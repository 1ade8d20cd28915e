import Foundation

/// How the lines of a map are set.
enum MapText {
  /// How many characters fit on a line; what is said of a screen stands two further to the right.
  static let width =
    (ProcessInfo.processInfo.environment["COLUMNS"].flatMap(Int.init) ?? 80) - 2

  /// A line, and what is said of it: behind it, or below it where both do not fit.
  static func remarked(_ line: String, _ remark: String, indentation: String) -> [String] {
    let whole = "\(line)   \(remark)"
    return whole.count <= width ? [whole] : [line, "\(indentation)    \(remark)"]
  }

  /// Lines of words that stay whole.
  ///
  /// - Parameter title: What the first line begins with; the others begin below its end.
  static func wrapped(_ words: [String], after title: String) -> [String] {
    var lines: [String] = []
    for word in words {
      if let line = lines.last, line.count + 1 + word.count <= width {
        lines[lines.count - 1] += " \(word)"
      } else {
        let indentation = String(repeating: " ", count: title.count)
        lines.append((lines.isEmpty ? title : indentation) + word)
      }
    }
    return lines
  }

  /// As many names as fit, and how many more there are.
  static func list(_ names: [String], width: Int) -> String {
    let texts = names.indices.reversed().map { last in
      let rest = names.count - 1 - last
      return (names[...last] + (rest > 0 ? ["\(rest) more"] : [])).joined(separator: " and ")
    }
    return texts.first { $0.count <= width } ?? texts.last ?? ""
  }
}
