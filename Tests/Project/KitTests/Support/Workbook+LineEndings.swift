import Foundation

@testable import CourseKit

extension Workbook {
  /// The text of a file as it is on the disk.
  func rawText(of path: String) throws -> String {
    String(decoding: try Data(contentsOf: url(path)), as: UTF8.self)
  }

  /// Ends the lines of all files in another way, as a checkout on another system does.
  func endLines(with ending: String) throws {
    for path in files(below: "") {
      try write(try rawText(of: path).replacing("\n", with: ending), to: path)
    }
  }
}
