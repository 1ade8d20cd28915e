import CourseKit

/// Code in which nothing inside quotation marks or comments can be mistaken for code.
struct MaskedCode {
  private let characters: [Character]
  /// The code, with `_` for what stands in quotation marks, and spaces for comments.
  ///
  /// It has the same number of characters, so a place in it is a place in the code.
  let masked: String

  init(_ lines: [String]) {
    characters = Array(lines.joined(separator: "\n"))
    masked = Self.mask(characters)
  }

  var maskedLines: [String] { masked.lines }

  /// What stands at a place of the masked code.
  func text(of part: Substring) -> String { String(characters[range(of: part)]) }

  /// The lines with other texts at some places of the masked code.
  func replacing(_ parts: [(part: Substring, text: String)]) -> [String] {
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

  private static func mask(_ characters: [Character]) -> String {
    var masked: [Character] = []
    /// The parentheses that are open in each interpolation, from the outside in.
    var interpolations: [Int] = []
    var isQuoted = false
    var isComment = false
    var index = 0
    while index < characters.count {
      let character = characters[index]
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      let isInside = isQuoted || !interpolations.isEmpty
      index += 1
      if character == "\n" {
        isComment = false
        masked.append(character)
      } else if isComment {
        masked.append(" ")
      } else if isQuoted, character == "\\" {
        if next == "(" {
          interpolations.append(0)
          isQuoted = false
        }
        masked += ["_", "_"]
        index += 1
      } else if character == "\"" {
        isQuoted.toggle()
        masked.append(interpolations.isEmpty ? character : "_")
      } else if !isInside, character == "/", next == "/" {
        isComment = true
        masked.append(" ")
      } else {
        if !isQuoted, let open = interpolations.last {
          switch character {
          case "(": interpolations[interpolations.count - 1] += 1
          case ")" where open == 0:
            interpolations.removeLast()
            isQuoted = true
          case ")": interpolations[interpolations.count - 1] -= 1
          default: break
          }
        }
        masked.append(isInside ? "_" : character)
      }
    }
    return String(masked)
  }
}
