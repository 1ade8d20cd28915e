import Foundation
import LayerKit
import TestSupport

@testable import Chapter7RemindersChecks

/// The code of the reminders that the tests read.
enum RemindersCode {
  /// The files beside the folder in which the layers were written down, or of the tree that is tested.
  ///
  /// `verify` builds many variants of the code as one, and names a folder with the code of one variant.
  ///
  /// - Throws: An error of Foundation if a file can't be read.
  static var files: [SourceFile] {
    get throws { try SourceFile.all(in: chapter, without: otherModules) }
  }

  /// The files among the checks that have tests.
  ///
  /// - Throws: An error of Foundation if a file can't be read.
  static var ownTests: [SourceFile] {
    get throws { try SourceFile.all(in: chapter.appending(path: "Checks")).filter(\.isTest) }
  }

  private static var chapter: URL {
    let variant = ProcessInfo.processInfo.environment["WORKBOOK_CODE"].map { URL(filePath: $0) }
    let written = remindersLayers.first?.folder.deletingLastPathComponent()
    return variant ?? written
      ?? WorkbookFolder.file("\(WorkbookFolder.treeName)/Chapter7Reminders")
  }

  /// What the workbook gives to run all of an app with, which a test of one type doesn't need.
  static let fakes: Set = [
    "MemoryReminders", "MemoryQuietHours", "Phone", "Server", "Probe", "Step", "Mirror",
  ]

  /// What lies beside the reminders, and isn't a part of them, as a folder is that a learner adds.
  private static let otherModules: Set = [
    "Checks", "QuietHours", "Settings", "MemoryQuietHours.swift", "QuietHours.swift",
    "QuietHoursError.swift", "QuietHoursServiceContract.swift",
  ]

  /// The code beside the layers, which is read once for all tests.
  static let design = Result { Design(remindersLayers, of: try files, vocabulary) }

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
    ],
    givenMembers: [
      "isDue": "Reminder", "hasAlarm": "Reminder",
      "offline": "RemindersError", "serverProblem": "RemindersError",
    ], start: "startReminders")
}
