import ScreenKit
import TestSupport

/// Runs a terminal on lines that a test types, and collects what it prints.
final class TerminalDriver {
  let navigator = Navigator()
  let timeout = ManualTimeout()
  var quitsAtOnce = true
  var isShort = false
  /// How many texts can be printed before the output is closed.
  var openOutputs = Int.max
  /// All that was printed so far.
  private(set) var printed = ""
  /// The lines that were carried out so far.
  private(set) var heard: [String] = []

  private let input = AsyncStream.makeStream(of: String.self)
  private var hasEnded = false
  private var unread = ""

  init(_ screens: Screen...) {
    screens.forEach(navigator.push)
  }

  /// Runs the terminal on these lines and nothing more, and returns what it prints.
  static func transcript(of screens: Screen..., typing lines: String...) async -> String {
    let driver = TerminalDriver()
    screens.forEach(driver.navigator.push)
    for line in lines { driver.input.continuation.yield(line) }
    driver.input.continuation.finish()
    await driver.start()
    _ = await driver.ends()
    return driver.printed
  }

  /// Lets the terminal run beside the test, and reads its first drawing.
  func start() async {
    Task { await run() }
    await settle()
    unread = ""
  }

  /// Types lines; their answers may still be on their way.
  func type(_ lines: String...) async {
    for line in lines { input.continuation.yield(line) }
    await settle()
  }

  func endInput() async {
    input.continuation.finish()
    await settle()
  }

  /// Waits until something is printed, and returns what was not read yet.
  func news() async -> String {
    _ = await eventually { !unread.isEmpty }
    await settle()
    defer { unread = "" }
    return unread
  }

  /// Waits for the terminal to end, and tells whether it did.
  func ends() async -> Bool { await eventually { hasEnded } }

  /// Whether the terminal still takes lines.
  var takesLines: Bool {
    if case .terminated = input.continuation.yield("") { false } else { true }
  }

  /// Whether the terminal goes on when it has had the time to take what was typed.
  func goesOn() async -> Bool { await !ends() }

  private func run() async {
    let terminal = Terminal(
      navigator: navigator, advice: "Look at the exercises.", isShort: isShort, input: input.stream,
      output: { [weak self] in try self?.take($0) }, quitsAtOnce: quitsAtOnce,
      heard: { [weak self] in self?.heard.append($0) },
      timeout: timeout.wait)
    await terminal.run()
    hasEnded = true
  }

  private func take(_ text: String) throws {
    guard openOutputs > 0 else { throw OutputIsClosed() }
    openOutputs -= 1
    printed += text
    unread += text
  }
}

struct OutputIsClosed: Error {}
