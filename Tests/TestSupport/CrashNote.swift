import Foundation
import Synchronization

/// Which test crashed, and after which steps: told before Swift lists the calls.
///
/// Tests begin and end on several threads at once.
public nonisolated enum CrashNote {
  /// The test that began last, and has not ended.
  private static let noted = Mutex<String?>(nil)
  private static let size = 4096
  /// What to tell, with a zero at its end.
  ///
  /// It stays at one address, since a handler of a signal may read it at any moment.
  nonisolated(unsafe) private static let text: UnsafeMutablePointer<CChar> = {
    let text = UnsafeMutablePointer<CChar>.allocate(capacity: size)
    text.initialize(repeating: 0, count: size)
    return text
  }()
  /// What handled the signals before.
  nonisolated(unsafe) private static var former: [Int32: sigaction] = [:]

  /// What Swift's own traps and a stack without an end send.
  private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS]

  /// Notes the test that begins; tools that read the event stream know it.
  static func begin(_ test: String) {
    _ = installation
    noted.withLock { noted in
      noted = test
      write(heading(of: test))
    }
  }

  /// Forgets a test that is over, unless another one has begun since.
  static func end(_ test: String) {
    noted.withLock { noted in
      guard noted == test else { return }
      noted = nil
      write("")
    }
  }

  /// Notes the steps of a test so far; only the last ones are told.
  public static func set(_ steps: [String]) {
    noted.withLock { noted in
      guard let noted else { return }
      write(
        "\(heading(of: noted))  The last steps: \(steps.suffix(6).joined(separator: ", "))\n")
    }
  }

  /// Lets the current thread tell of a recursion without an end, which leaves no room on its own stack.
  public static func reserveStack() {
    var reserved = stack_t()
    guard sigaltstack(nil, &reserved) == 0, reserved.ss_sp == nil else { return }
    // Swift lists the calls on it as well. It belongs to the thread from now on.
    let size = 1 << 17
    var stack = stack_t()
    stack.ss_sp = .allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
  }

  private static func heading(of test: String) -> String {
    """

    ✘ \(test)
      The code crashed. In the calls below, the first line with a file in Exercises is the place.

    """
  }

  private static func write(_ note: String) {
    // The last byte stays zero.
    _ = note.withCString { strncpy(text, $0, size - 1) }
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
    _ = Foundation.write(STDERR_FILENO, text, strlen(text))
    guard var old = former[signal] else { return }
    sigaction(signal, &old, nil)
  }
}
