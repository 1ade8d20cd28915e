/// Reads Swift code from its beginning, and tells strings, comments and regular expressions from the rest.
struct CodeScanner {
  private let characters: [Character]
  private var index = 0
  private var masked: [Character] = []
  /// How many strings the place is in, through interpolations.
  private var depth = 0
  /// Whether code inside of strings counts as text.
  private let masksInterpolations: Bool

  init(_ characters: [Character], masksInterpolations: Bool = true) {
    self.characters = characters
    self.masksInterpolations = masksInterpolations
    masked.reserveCapacity(characters.count)
  }

  /// The code, with `_` for what stands in strings and regular expressions, and spaces for comments.
  mutating func mask() -> String {
    while index < characters.count { readCode() }
    return String(masked)
  }

  /// What stands for code at this place.
  private var inner: Character? { masksInterpolations && depth > 0 ? "_" : nil }

  private mutating func readCode() {
    let rest = characters[index...]
    let pounds = rest.prefix { $0 == "#" }.count
    let opening = rest.dropFirst(pounds).first
    if opening == "\"" {
      readString(pounds)
    } else if pounds > 0, opening == "/" {
      readRegex(pounds)
    } else if rest.starts(with: "//") {
      take(rest.prefix { !$0.isLineBreak }.count, as: " ")
    } else if rest.starts(with: "/*") {
      readBlockComment()
    } else if opening == "/", beginsRegex() {
      readRegex(0)
    } else {
      take(max(pounds, 1), as: inner)
    }
  }

  private mutating func readString(_ pounds: Int) {
    let pound = String(repeating: "#", count: pounds)
    let isLong = beginsLongString(pounds)
    let quote = isLong ? "\"\"\"" : "\""
    // The quotation marks themselves stay, but for those of a string inside of another one.
    take(pounds + quote.count, as: inner)
    while index < characters.count {
      let rest = characters[index...]
      if rest.starts(with: quote + pound) {
        return take(quote.count + pounds, as: inner)
      } else if rest.starts(with: "\\\(pound)(") {
        take(pounds + 1, as: "_")
        take(1, as: masksInterpolations ? "_" : nil)
        readInterpolation()
      } else if rest.starts(with: "\\\(pound)") {
        take(pounds + 2, as: "_")
      } else if rest.first?.isLineBreak == true, !isLong {
        return  // It is not closed, which the compiler tells.
      } else {
        take(1, as: "_")
      }
    }
  }

  /// Whether three quotation marks begin lines of text: `#"""#` is one mark between two.
  private func beginsLongString(_ pounds: Int) -> Bool {
    let rest = characters[(index + pounds)...]
    guard rest.starts(with: "\"\"\""), pounds > 0 else { return rest.starts(with: "\"\"\"") }
    let end = "\"" + String(repeating: "#", count: pounds)
    return !String(rest.dropFirst(2).prefix { !$0.isLineBreak }).contains(end)
  }

  private mutating func readInterpolation() {
    depth += 1
    var open = 1
    while index < characters.count, open > 0 {
      if characters[index] == "(" { open += 1 }
      if characters[index] == ")" { open -= 1 }
      readCode()
    }
    depth -= 1
  }

  private mutating func readBlockComment() {
    var open = 0
    repeat {
      let rest = characters[index...]
      if rest.starts(with: "/*") {
        open += 1
        take(2, as: " ")
      } else if rest.starts(with: "*/") {
        open -= 1
        take(2, as: " ")
      } else {
        take(1, as: " ")
      }
    } while open > 0 && index < characters.count
  }

  private mutating func readRegex(_ pounds: Int) {
    let end = "/" + String(repeating: "#", count: pounds)
    take(pounds + 1, as: inner)
    while index < characters.count {
      let rest = characters[index...]
      if rest.starts(with: end) { return take(end.count, as: inner) }
      if rest.first?.isLineBreak == true, pounds == 0 { return }
      take(rest.first == "\\" ? 2 : 1, as: "_")
    }
  }

  /// Whether a slash begins a regular expression: nothing before it can be divided, and another slash
  /// ends it in the same line.
  private func beginsRegex() -> Bool {
    let line = characters[(index + 1)...].prefix { !$0.isLineBreak }
    guard let first = line.first, !first.isWhitespace, first != "/", line.contains("/") else {
      return false
    }
    let before = masked.reversed().drop { $0 == " " }
    guard let last = before.first else { return true }
    let word = String(before.prefix { $0.isLetter }.reversed())
    let isOperand = last.isLetter || last.isNumber || !last.isASCII || "_)]}\"?!.".contains(last)
    return !isOperand || ["return", "in", "case", "if", "while", "try", "else"].contains(word)
  }

  /// Goes on by some characters; line ends stay what they are.
  private mutating func take(_ count: Int, as mask: Character?) {
    for character in characters[index...].prefix(count) {
      masked.append(character.isLineBreak ? character : mask ?? character)
      index += 1
    }
  }
}
