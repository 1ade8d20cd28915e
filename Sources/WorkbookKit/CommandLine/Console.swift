import Foundation

/// Where the tool prints: results to the standard output, errors and progress to the standard error.
struct Console: Sendable {
  enum Color: String {
    case red = "31"
    case green = "32"
    case faint = "2"
    case bold = "1"
  }

  let output: @Sendable (String) -> Void
  let errors: @Sendable (String) -> Void
  var usesColor = false
  var showsProgress = false

  /// The terminal or pipe that the tool runs in; `NO_COLOR` is respected.
  static func standard() -> Console {
    let environment = ProcessInfo.processInfo.environment
    let wantsColor = environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
    return Console(
      output: { FileHandle.standardOutput.write(Data($0.utf8)) },
      errors: { FileHandle.standardError.write(Data($0.utf8)) },
      usesColor: wantsColor && isatty(STDOUT_FILENO) == 1,
      showsProgress: environment["TERM"] != "dumb" && isatty(STDERR_FILENO) == 1)
  }

  func print(_ line: String = "") { output(line + "\n") }
  func printError(_ line: String) { errors(line + "\n") }

  /// Shows what the tool is doing, over what it showed before; an empty text takes it away.
  func progress(_ text: String) {
    guard showsProgress else { return }
    // A line that wraps could not be taken away again.
    errors("\r\u{1B}[K\(text.prefix(Self.width() - 1))")
  }

  /// How many columns the terminal has.
  private static func width() -> Int {
    var size = winsize()
    let isKnown = ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 1
    return isKnown ? Int(size.ws_col) : 80
  }

  func color(_ text: String, _ color: Color) -> String {
    usesColor ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// The mark of something that is right or wrong, as `swift test` has it.
  func mark(_ isGood: Bool) -> String { isGood ? color("✔", .green) : color("✘", .red) }
}
