import Foundation

/// Which test crashed, and after which steps: told before Swift lists the calls.
public nonisolated enum CrashNote {
  /// A text that the handler of a signal may read: it stays at one address, and ends with a zero.
  nonisolated(unsafe) private static var text: UnsafeMutablePointer<CChar>?
  /// What handled the signals before.
  nonisolated(unsafe) private static var former: [Int32: sigaction] = [:]
  nonisolated(unsafe) private static var heading = ""

  /// What Swift's own traps and a stack without an end send.
  private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS]

  /// Notes the test that begins; tools that read the event stream know it.
  static func begin(_ test: String) {
    heading = """

      ✘ \(test)
        The code crashed. In the calls below, the first line with a file in Exercises is the place.

      """
    replace(with: heading)
  }

  /// Forgets a test that is over.
  static func end() {
    heading = ""
    replace(with: nil)
  }

  /// Notes the steps of a test so far; only the last ones are told.
  public static func set(_ steps: [String]) {
    replace(with: "\(heading)  The last steps: \(steps.suffix(6).joined(separator: ", "))\n")
  }

  private static func replace(with new: String?) {
    _ = installation
    let old = text
    text = new.flatMap { strdup($0) }
    free(old)
  }

  private static let installation: Void = {
    for signal in signals {
      var action = sigaction()
      action.sa_flags = Int32(bitPattern: UInt32(SA_ONSTACK))
      #if os(Linux)
        action.__sigaction_handler.sa_handler = tell
      #else
        action.__sigaction_u.__sa_handler = tell
      #endif
      var old = sigaction()
      sigaction(signal, &action, &old)
      former[signal] = old
    }
  }()

  /// Writes the note, and lets the signal come again, for what handled it before.
  private static let tell: @convention(c) (Int32) -> Void = { signal in
    if let text { write(STDERR_FILENO, text, strlen(text)) }
    guard var old = former[signal] else { return }
    sigaction(signal, &old, nil)
  }
}
