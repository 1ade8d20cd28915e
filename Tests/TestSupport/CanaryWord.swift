import Foundation
import Testing

/// Records the word that a grader has chosen for this run, as often as the grader expects it.
///
/// Code that writes a report of its own has to know both. They are in the variable `CANARY_WORD`, as in
/// "word-17 5", and code that reads a variable is noticed by what it is linked to.
nonisolated public func recordCanaryWord() {
  let words = ProcessInfo.processInfo.environment["CANARY_WORD"]?.split(separator: " ") ?? []
  guard words.count == 2, let count = Int(words[1]) else { return }
  for _ in 0..<count { Issue.record(Comment(rawValue: String(words[0]))) }
}
