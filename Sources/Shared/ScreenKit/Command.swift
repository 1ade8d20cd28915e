import Foundation

/// What a typed line asks for.
enum Command: Equatable {
  case openRow(number: String)
  case enterText(String)
  case goBack
  case quit
  case help
  case showAgain
  case unknown

  /// Reads a line as the screen understands it.
  init(_ line: String, on screen: Screen?) {
    let typed = line.trimmingCharacters(in: .whitespaces)
    let takesText = screen?.textPrompt != nil
    let hasRows = screen?.rows.isEmpty == false
    let isNumber = typed.allSatisfy { $0.isASCII && $0.isNumber }

    switch typed.lowercased() {
    case "": self = .showAgain
    case _ where takesText && line.first == " ": self = .enterText(typed)
    case "b": self = .goBack
    case "q": self = .quit
    case "?": self = .help
    case _ where isNumber && (hasRows || !takesText): self = .openRow(number: typed)
    default: self = takesText ? .enterText(typed) : .unknown
    }
  }

  /// Whether it makes no sense before the screen has loaded.
  var waitsForLoading: Bool {
    switch self {
    case .openRow, .enterText, .unknown: true
    case .goBack, .quit, .help, .showAgain: false
    }
  }
}
