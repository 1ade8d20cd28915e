import Foundation

@testable import CourseKit
@testable import JudgeKit

/// Something in a file's place that cannot be read as text.
enum MalformedFile: CaseIterable {
  case latin1
  case utf16
  case folder
  case brokenLink

  private static let latin1Bytes = Data("// caf".utf8) + [0xE9, 0x0A]
  private static let utf16Bytes = Data([0xFF, 0xFE, 0x2F, 0x00, 0x2F, 0x00, 0xE9, 0x00])

  /// What the tool should call it.
  var name: String {
    switch self {
    case .latin1, .utf16: "is not UTF-8 text"
    case .folder: "is a folder"
    case .brokenLink: "is a symbolic link to 'nowhere.swift'"
    }
  }

  /// Takes the place of a file.
  func replace(_ path: String, in workbook: Workbook) throws {
    let files = FileManager.default
    let url = workbook.url(path)
    try files.removeItem(at: url)
    switch self {
    case .latin1: try Self.latin1Bytes.write(to: url)
    case .utf16: try Self.utf16Bytes.write(to: url)
    case .folder: try workbook.write("mine", to: "\(path)/.mine/mine.txt")
    case .brokenLink:
      try files.createSymbolicLink(atPath: url.path, withDestinationPath: "nowhere.swift")
    }
  }

  /// Whether it is in that place, and unchanged.
  func stands(at path: String, in workbook: Workbook) -> Bool {
    let place = workbook.url(path).path
    let files = FileManager.default
    return switch self {
    case .latin1: files.contents(atPath: place) == Self.latin1Bytes
    case .utf16: files.contents(atPath: place) == Self.utf16Bytes
    case .folder: workbook.text(of: "\(path)/.mine/mine.txt") == "mine"
    case .brokenLink:
      (try? files.destinationOfSymbolicLink(atPath: place)) == "nowhere.swift"
    }
  }
}
