import ArgumentKit
import Foundation
import ScreenKit

extension ChapterApp {
  /// The options that the app takes, in the order of its help.
  var options: [Option] {
    let live = liveServer.map { Option.live(at: $0) }
    let servers = asksServer ? [.server] + [live].compactMap(\.self) : []
    return servers + (store == nil ? [] : [storeOption]) + (hasSlowDisk ? [.slowDisk] : [])
      + (takesLetters ? [.type] : []) + [.help]
  }

  /// Where the app keeps its data, when that is not its own file.
  var storeOption: Option {
    Option(
      name: "--store", value: "FILE",
      summary: "Store the data in this file instead of \(store ?? "its own").")
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
      asksServer ? "[--server URL\(liveServer == nil ? "" : " | --live")]" : nil,
      store == nil ? nil : "[\(storeOption.usage)]",
      hasSlowDisk ? "[\(Option.slowDisk.usage)]" : nil,
      takesLetters ? "[\(Option.type.usage)]" : nil,
    ]
    return parts.compactMap { $0 }.joined(separator: " ")
  }

  private func indented(_ lines: [String]) -> String {
    lines.map { "  \($0)" }.joined(separator: "\n")
  }
}
