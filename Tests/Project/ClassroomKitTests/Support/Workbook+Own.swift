import CourseKit
import Foundation

extension Workbook {
  /// The workbook that these tests belong to.
  static var ofTheseTests: Workbook {
    get throws { try Workbook.around(URL(filePath: #filePath).deletingLastPathComponent()) }
  }
}
