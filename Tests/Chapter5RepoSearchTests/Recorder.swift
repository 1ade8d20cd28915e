import TestSupport
import Testing

/// What the test doubles of one test record, together and in order.
typealias Recorder = TestSupport.Recorder<RepoListRecording>

extension Recorder where Recording == RepoListRecording {
  convenience init() { self.init(RepoListRecording()) }
  var recorded: RepoListRecording {
    get { recording }
    set { recording = newValue }
  }
}

typealias Recording = RepoListRecording

extension Comment {
  /// The rule with one more sentence, above the place in the book.
  func adding(_ sentence: String) -> Comment {
    var lines = rawValue.split(separator: "\n").map(String.init)
    lines.insert(sentence, at: max(lines.count - 1, 0))
    return Comment(rawValue: lines.joined(separator: "\n"))
  }
}
