import CourseKit
import Foundation
import JudgeKit

/// Where the tool prints: results to the standard output, errors and progress to the standard error.
package struct Console: Sendable {
  package enum Color: String {
    case red = "31"
    case green = "32"
    case faint = "2"
    case bold = "1"
  }

  package let output: @Sendable (String) -> Void
  package let errors: @Sendable (String) -> Void
  package var usesColor = false
  package var showsProgress = false
  /// How many characters fit on a line; nil where lines may be of any length, as in a pipe.
  package var width: @Sendable () -> Int? = { nil }
  /// Reads the answer to a question; nil without a terminal.
  package var readAnswer: (@Sendable () -> String?)?
  /// The variables that it was started with; none where nothing of the user's may be found or kept.
  package var environment: [String: String] = [:]

  /// The terminal or pipe that the tool runs in; `NO_COLOR` is respected.
  static func standard(_ output: StandardOutput) -> Console {
    let environment = ProcessInfo.processInfo.environment
    let wantsColor = environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
    var console = Console(
      output: output.write,
      errors: StandardOutput.writeError,
      usesColor: wantsColor && isatty(STDOUT_FILENO) == 1,
      showsProgress: environment["TERM"] != "dumb" && isatty(STDERR_FILENO) == 1)
    console.environment = environment
    console.width = { width(of: STDOUT_FILENO) }
    if isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 {
      console.readAnswer = { readLine() }
    }
    return console
  }

  package func print(_ line: String = "") { output(line + "\n") }
  package func printError(_ line: String) { errors(line + "\n") }

  /// Shows what the tool is doing, over what it showed before; an empty text takes it away.
  package func progress(_ text: String) {
    guard showsProgress else { return }
    // A line that wraps could not be taken away again.
    errors("\r\u{1B}[K\(text.prefix((Self.width(of: STDERR_FILENO) ?? 80) - 1))")
  }

  private static func width(of terminal: Int32) -> Int? {
    var size = winsize()
    guard ioctl(terminal, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  package func color(_ text: String, _ color: Color) -> String {
    usesColor ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// The mark of something that is right or wrong, as `swift test` has it.
  package func mark(_ isGood: Bool) -> String { isGood ? color("✔", .green) : color("✘", .red) }
}

extension Console {
  /// The width of prose, whose lines read badly when they are long; nil in a pipe.
  package var proseWidth: Int? { width().map { min($0, 80) } }

  /// Prints a sentence, broken between words.
  ///
  /// - Parameter mark: A character to begin with; it stands to the left of the indented text.
  package func printProse(
    _ text: String, mark: String? = nil, indentation: String = "", _ color: Color? = nil
  ) {
    let width = proseWidth.map { $0 - indentation.count }
    for (index, line) in Prose.lines(text, width: width).enumerated() {
      let beginning = index == 0 ? mark.map { "\($0) " } ?? indentation : indentation
      print(beginning + (color.map { self.color(line, $0) } ?? line))
    }
  }
}

extension Console {
  /// Runs a body, and shows on a terminal what it waits for when that takes longer than a second.
  ///
  /// What delays a build meanwhile is said in a pipe, too.
  ///
  /// - Parameter isLong: Whether a person would wonder, so that it is said in a pipe, too.
  package func waiting<Result>(
    for text: String, isLong: Bool = false, _ body: () async throws -> Result
  ) async throws -> Result {
    let line = WaitingLine(text, on: self)
    if isLong, !showsProgress { printError("\(text) …") }
    let ticking = Task {
      guard showsProgress else { return }
      for seconds in 1... {
        try await Task.sleep(for: .seconds(1))
        line.show(after: seconds)
      }
    }
    func stop() async {
      ticking.cancel()
      _ = await ticking.result
      progress("")
    }
    do {
      let result = try await BuildDelay.$report.withValue({ line.tell($0) }, operation: body)
      await stop()
      return result
    } catch {
      await stop()
      throw error
    }
  }
}
