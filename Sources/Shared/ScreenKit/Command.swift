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
    case let lower where keys.pressButtons && Self.isButton(lower):
      self = .pressButton(letter: lower.last ?? "a", row: String(lower.dropLast()))
    default: self = takesText ? .enterText(typed) : .unknown
    }
  }

  private static func isNumber(_ text: some StringProtocol) -> Bool {
    text.allSatisfy { $0.isASCII && $0.isNumber }
  }

  /// Whether a line in small letters names a row and one of its buttons: "1a".
  private static func isButton(_ line: String) -> Bool {
    guard line.count > 1, let letter = line.last else { return false }
    return "a"..."z" ~= letter && isNumber(line.dropLast())
  }

  /// Whether it makes no sense before the screen has loaded.
  var waitsForLoading: Bool {
    switch self {
    case .openRow, .pressButton, .enterText, .unknown: true
    case .goBack, .quit, .help, .showAgain: false
    }
  }
}

extension Navigator {
  /// Whether a typed line would choose a row, press a button or fill a field on the top screen as it is now.
  package func takes(_ line: String) -> Bool {
    switch Command(line, where: keys) {
    case .openRow(let number): row(number) != nil
    case .pressButton(let letter, let number): row(number)?.button(letter) != nil
    case .enterText: true
    case .goBack, .quit, .help, .showAgain, .unknown: false
    }
  }
}
