extension String {
  /// The text in lines that are broken between words.
  ///
  /// - Parameters:
  ///   - width: How many characters fit on a line; nil leaves the lines as they are.
  ///   - indentation: How many spaces each line after the first begins with; the first is told to be
  ///     as far in.
  func wrapped(to width: Int?, indentation: Int) -> String {
    let room = width.map { max($0 - indentation, 20) } ?? .max
    var lines: [String] = []
    for paragraph in split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        if !line.isEmpty, line.count + 1 + word.count > room {
          lines.append(line)
          line = String(word)
        } else {
          line += line.isEmpty ? String(word) : " " + word
        }
      }
      lines.append(line)
    }
    return lines.joined(separator: "\n" + String(repeating: " ", count: indentation))
  }
}
