import Foundation

extension StringProtocol {
  package var trimmed: String { trimmingCharacters(in: .whitespaces) }

  /// The text without blank space at its end.
  package var trimmedEnd: String { String(reversed().drop(while: \.isWhitespace).reversed()) }

  /// What follows a prefix, or nil when the text does not begin with it.
  package func after(_ prefix: String) -> SubSequence? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }
}
