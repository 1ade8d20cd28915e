import Foundation
import LayerKit

@testable import Chapter7RemindersChecks

/// The code of the reminders that the tests read.
enum RemindersCode {
  /// The files beside the folder in which the layers were written down; none without layers.
  ///
  /// `verify` builds many variants of the code as one, and names a folder with the code of one variant.
  ///
  /// - Throws: An error of Foundation if a file can't be read.
  static var files: [SourceFile] {
    get throws {
      let variant = ProcessInfo.processInfo.environment["WORKBOOK_CODE"].map { URL(filePath: $0) }
      let chapter = variant ?? remindersLayers.first?.folder.deletingLastPathComponent()
      return try chapter.map { try SourceFile.all(in: $0.appending(path: "Reminders")) } ?? []
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
