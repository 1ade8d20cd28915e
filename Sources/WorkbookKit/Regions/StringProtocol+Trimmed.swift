import Foundation

extension StringProtocol {
  var trimmed: String { trimmingCharacters(in: .whitespaces) }

  /// What follows a prefix, or nil when the text does not begin with it.
  func after(_ prefix: String) -> SubSequence? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }
}
