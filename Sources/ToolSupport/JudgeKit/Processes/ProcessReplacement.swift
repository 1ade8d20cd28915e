import CourseKit
import Foundation

/// Runs another program in place of this process, with its terminal, its signals and its exit code.
///
/// - Throws: `WorkbookError` when the program cannot be started.
package func replaceProcess(with program: String, _ arguments: [String]) throws -> Never {
  var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
  words.append(nil)
  // Tasks run on threads that block signals. The program would inherit that, and ignore Ctrl-C.
  var noSignals = sigset_t()
  sigemptyset(&noSignals)
  pthread_sigmask(SIG_SETMASK, &noSignals, nil)
  execv(program, &words)
  throw WorkbookError("\(program) cannot be started: \(String(cString: strerror(errno))).")
}
