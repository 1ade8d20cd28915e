import ArgumentKit
import CourseKit
import Foundation

extension ClassReport {
  /// Joins the reports of parts of a class.
  ///
  /// - Throws: `WorkbookError` when the parts were judged on other exercises, or share a name.
  package init(merging reports: [ClassReport]) throws {
    guard let first = reports.first else { throw WorkbookError("There is nothing to merge.") }
    guard reports.allSatisfy({ $0.exercises == first.exercises }) else {
      throw WorkbookError(
        "The reports are about different exercises. Grade the same chapters in all.")
    }
    self = first
    submissions = reports.flatMap(\.submissions).sorted { $0.name < $1.name }
    let others = reports.compactMap(\.leftOut).joined().sorted()
    consequences = reports.compactMap(\.consequences).reduce(into: [:]) { $0.merge($1) { $1 } }
    day = reports.compactMap(\.day).max()
    leftOut = others.isEmpty ? nil : others
    var names: Set<[UInt8]> = []
    for one in submissions where !names.insert(one.name.bytes).inserted {
      throw WorkbookError(
        one.name.wholeMatch(of: /Learner \d+/) == nil
          ? "'\(one.name.visible)' is in two of the reports."
          : "Anonymous reports cannot be merged, because each has a 'Learner 1'. Grade the parts with"
            + " their names, and add --anonymous when you merge.")
    }
  }

  /// Reads a report that `--json` has printed.
  ///
  /// - Throws: `WorkbookError` when the file holds none.
  package init(from file: URL) throws {
    guard FileManager.default.fileExists(atPath: file.path) else {
      throw WorkbookError("There is no file \(file.path).")
    }
    do {
      self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: file))
    } catch let error as DecodingError {
      throw WorkbookError(
        "\(file.path) is not a report of 'classroom grade --json': \(error.place).")
    }
  }

  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}

extension DecodingError {
  /// Where the text is not what it should be.
  fileprivate var place: String {
    switch self {
    case .keyNotFound(let key, _): "it lacks '\(key.stringValue)'"
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      context.codingPath.isEmpty
        ? "it is not JSON" : context.codingPath.map(\.stringValue).joined(separator: ".")
    @unknown default: "it cannot be read"
    }
  }
}
