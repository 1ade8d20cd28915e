import Foundation
import LayerKit

@testable import Chapter7RemindersChecks

/// The code of the reminders that the tests read.
enum RemindersCode {
  /// The files beside the folder in which the layers were written down; none without layers.
  ///
  /// - Throws: An error of Foundation if a file can't be read.
  static var files: [SourceFile] {
    get throws {
      try remindersLayers.first.map {
        try SourceFile.all(in: $0.folder.deletingLastPathComponent().appending(path: "Reminders"))
      } ?? []
    }
  }

  static let vocabulary = Vocabulary(
    screens: ["Screen", "Navigator", "Alert"],
    frameworks: ["ScreenKit", "UIKit", "SwiftUI", "AppKit"],
    services: ["ReminderStore", "AlarmPermission", "AlarmSettings"],
    serviceProperties: ["store", "permission", "settings"],
    serviceMethods: ["reminders", "delete", "setAlarm", "request"], serviceState: ["isAllowed"],
    texts: ["Due:", "with alarm", "Due.", "Not due yet."],
    given: [
      "Reminder", "RemindersError", "RemindersServices", "ReminderStore", "AlarmPermission",
      "AlarmSettings", "MemoryReminders",
    ], start: "startReminders")
}
