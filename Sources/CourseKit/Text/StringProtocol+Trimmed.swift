import Foundation

extension StringProtocol {
  package var trimmed: String { trimmingCharacters(in: .whitespaces) }

  /// What follows a prefix, or nil when the text does not begin with it.
  package func after(_ prefix: String) -> SubSequence? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }
}
