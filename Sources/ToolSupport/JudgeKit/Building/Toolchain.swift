import CourseKit
import Foundation

/// The Swift that the workbook needs.
package enum Toolchain {
  /// Older ones of 6.2 crash in the tests that end a process; see
  /// github.com/swiftlang/swift-testing/issues/1375.
  package static let neededVersion = [6, 2, 2]

  /// What to do where there is none, or one that is too old.
  package static let remedy =
    "Install Swift \(neededVersion.map(String.init).joined(separator: ".")) or newer,"
    + " and have it in PATH: https://www.swift.org/install"

  /// What the toolchain says of itself: "Swift version 6.3.1 (swift-6.3.1-RELEASE)"; empty if there is none.
  ///
  /// - Parameter folder: Where it is asked, since a folder can choose its toolchain.
  package static func description(in folder: URL) async -> String {
    let swift = Subprocess(program: "swift", arguments: ["--version"], folder: folder)
    let lines = (try? await swift.run())?.output.lines ?? []
    return lines.first { $0.contains("Swift version") } ?? ""
  }
}
