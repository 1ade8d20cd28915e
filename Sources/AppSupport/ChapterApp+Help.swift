import ArgumentKit
import Foundation
import ScreenKit

extension ChapterApp {
  /// The options that the app takes, in the order of its help.
  var options: [Option] {
    (takesServer ? [.server, .live] : []) + (store.map { [.store(insteadOf: $0)] } ?? []) + [.help]
  }

  /// What `--help` prints.
  var help: String {
    """
    \(summary)

    Usage: \(usage)

    Options:
    \(options.table)

    In the app:
    \(indented(Terminal.help))

    The app runs what you wrote in Exercises. To run the solution:
      WORKBOOK=solutions swift run \(name)

    """
  }

  private var usage: String {
    let parts = [
      "swift run \(name)",
      takesServer ? "[--server URL | --live]" : nil,
      store == nil ? nil : "[--store FILE]",
    ]
    return parts.compactMap { $0 }.joined(separator: " ")
  }

  private func indented(_ lines: [String]) -> String {
    lines.map { "  \($0)" }.joined(separator: "\n")
  }
}
