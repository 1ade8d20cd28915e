import Foundation
import ScreenKit
import Testing

@testable import Chapter4UserFetch

/// Everything that the user sees of a screen.
struct ScreenLook: Equatable {
  var title = ""
  var lines: [String] = []
  var rows: [String] = []
  var isLoading = false
  var textPrompt: String?
}

extension ScreenLook {
  init(_ screen: Screen) {
    self.init(
      title: screen.title, lines: screen.lines, rows: screen.rows, isLoading: screen.isLoading,
      textPrompt: screen.textPrompt)
  }

  /// What the list shows when these users have arrived.
  static func users(_ users: [User]) -> ScreenLook {
    ScreenLook(
      title: "Users", lines: [Date.longAgo.asOfText], rows: users.map { UserRow($0).text })
  }

  /// What the list shows after this error.
  static func error(_ error: FetchError) -> ScreenLook {
    ScreenLook(title: "Users", lines: [error.reason], rows: ["Try again"])
  }

  /// What the detail of a user shows.
  static func detail(of user: User) -> ScreenLook {
    let detail = UserDetail(user)
    return ScreenLook(title: detail.title, lines: detail.lines)
  }
}

extension ScreenLook: CustomTestStringConvertible {
  /// What differs from an empty screen.
  var testDescription: String {
    let parts = [
      title.isEmpty ? nil : "has the title \(title.debugDescription)",
      lines.isEmpty ? nil : "says \(lines)",
      rows.isEmpty ? nil : "has the rows \(rows)",
      isLoading ? "is loading" : nil,
      textPrompt.map { "asks for \($0.debugDescription)" },
    ].compactMap { $0 }
    return parts.isEmpty ? "an empty screen" : parts.joined(separator: ", ")
  }
}
