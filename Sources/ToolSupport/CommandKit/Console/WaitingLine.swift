import JudgeKit
import Synchronization

/// What is printed during a wait: on a terminal in one line, in a pipe as soon as there is news.
final class WaitingLine: Sendable {
  private let console: Console
  private let text: Mutex<String>

  init(_ text: String, on console: Console) {
    self.console = console
    self.text = Mutex(text)
  }

  /// Shows on a terminal what is waited for, and for how long.
  func show(after seconds: Int) {
    console.progress("\(text.withLock { $0 }) … \(seconds) s")
  }

  /// Says what delays a build.
  func tell(_ delay: BuildDelay) {
    let isNews = text.withLock { text in
      defer { text = delay.sentence }
      return text != delay.sentence
    }
    if isNews, !console.showsProgress { console.printError("\(delay.sentence) …") }
  }
}

extension BuildDelay {
  /// What is going on, in a few words: a line of a terminal may be short.
  fileprivate var sentence: String {
    switch self {
    case .newFolder: "The build folder is damaged, so everything is built again"
    case .slowCompiler(let file?): "Still compiling. The largest file is \(file)"
    case .slowCompiler(nil): "Still compiling"
    }
  }
}
