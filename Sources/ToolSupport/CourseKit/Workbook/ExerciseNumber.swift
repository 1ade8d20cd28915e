/// The number of an exercise: "1.10" is the tenth of chapter 1, and comes after "1.9".
package struct ExerciseNumber: Hashable, Sendable {
  package let chapter: Int
  package let index: Int
}

extension ExerciseNumber {
  /// Reads a number as it is written, "1.3"; anything else is nil.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let chapter = parts[0], let index = parts[1], chapter > 0, index > 0
    else { return nil }
    self.init(chapter: chapter, index: index)
    guard description == text else { return nil }
  }

  /// The number that a test's name begins with: "1.1 The presenter …" belongs to exercise 1.1.
  package init?(testName: String) {
    guard let end = testName.firstIndex(of: " ") else { return nil }
    self.init(testName[..<end])
  }
}

extension ExerciseNumber: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    (left.chapter, left.index) < (right.chapter, right.index)
  }
}

extension ExerciseNumber: CustomStringConvertible {
  package var description: String { "\(chapter).\(index)" }
}
