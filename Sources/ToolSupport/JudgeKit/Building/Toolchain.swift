/// The Swift that the workbook needs.
package enum Toolchain {
  /// Older ones of 6.2 crash in the tests that end a process; see
  /// github.com/swiftlang/swift-testing/issues/1375.
  package static let neededVersion = [6, 2, 2]

  /// What to do where there is none, or one that is too old.
  package static let remedy =
    "Install Swift \(neededVersion.map(String.init).joined(separator: ".")) or newer,"
    + " and have it in PATH: https://www.swift.org/install"
}
