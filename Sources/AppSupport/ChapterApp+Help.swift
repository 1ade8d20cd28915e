import Foundation
import ScreenKit

extension ChapterApp {
  /// The options that the app takes, in the order of its help.
  var options: [AppOption] {
    (takesServer ? [.server, .live] : []) + (store == nil ? [] : [.store]) + [.help]
  }

  /// What `--help` prints.
  var help: String {
    """
    \(summary)

    Usage: \(usage)

    Options:
    \(indented(options.map { "\(column($0.form))\(explanation(of: $0))" }))

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

  private func explanation(of option: AppOption) -> String {
    switch option {
    case .server: "Ask the server at this address instead of the bundled offline one."
    case .live: "Ask the public one, \(AppOption.liveServer)."
    case .store: "Keep the data in this file instead of \(store ?? "")."
    case .help: "Print this help."
    }
  }

  private func column(_ text: String) -> String {
    text.padding(toLength: 14, withPad: " ", startingAt: 0)
  }

  private func indented(_ lines: [String]) -> String {
    lines.map { "  \($0)" }.joined(separator: "\n")
  }
}
