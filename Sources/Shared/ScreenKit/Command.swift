import Foundation

/// What a typed line asks for.
enum Command: Equatable {
  case openRow(number: String)
  case pressButton(letter: Character, row: String)
  case enterText(String)
  case goBack
  case quit
  case help
  case showAgain
  case unknown

  /// Reads a line, where some of these keys have a meaning.
  init(_ line: String, where keys: Keys) {
    let typed = line.trimmingCharacters(in: .whitespaces)
    let takesText = keys.enterText
    let isNumber = Self.isNumber(typed)

    switch typed.lowercased() {
    case "": self = .showAgain
    case _ where takesText && line.first == " ": self = .enterText(typed)
    case "b": self = .goBack
    case "q": self = .quit
    case "?": self = .help
    case _ where isNumber && (keys.openRows || !takesText): self = .openRow(number: typed)
    case let lower:
      self =
        (keys.pressButtons ? Self.button(lower) : nil)
        ?? (takesText ? .enterText(typed) : .unknown)
    }
  }

  private static func isNumber(_ text: some StringProtocol) -> Bool {
    text.allSatisfy { $0.isASCII && $0.isNumber }
  }

  /// Reads a row and one of its buttons, in small letters: "1a".
  private static func button(_ line: String) -> Command? {
    guard let letter = line.last, "a"..."z" ~= letter, line.count > 1, isNumber(line.dropLast())
    else { return nil }
    return .pressButton(letter: letter, row: String(line.dropLast()))
  }

  /// Whether it makes no sense before the screen has loaded.
  var waitsForLoading: Bool {
    switch self {
    case .openRow, .pressButton, .enterText, .unknown: true
    case .goBack, .quit, .help, .showAgain: false
    }
  }
}
