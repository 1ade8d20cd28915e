import CourseKit
import MutationKit

/// A type of a learner's tests that has the name of one of the given tests, beside which `swift test` builds it.
struct NameClash {
  private let own: TopLevelType
  private let given: TopLevelType

  static func all(of chapter: Chapter, in workbook: Workbook) -> [NameClash] {
    let own = workbook.addedTests(of: chapter)
    func types(in files: [String]) -> [TopLevelType] {
      files.flatMap { TopLevelType.all(in: $0, of: workbook) }
    }
    let all = workbook.files(below: chapter.testFolder).filter { $0.hasSuffix(".swift") }
      .map { "\(chapter.testFolder)/\($0)" }
    let given = types(in: all.filter { !own.contains($0) }).filter { !$0.isPrivate }
    return types(in: own).compactMap { type in
      given.first { $0.name == type.name }.map { NameClash(own: type, given: $0) }
    }
  }

  var sentence: String {
    "\(own.location): '\(own.name)' is also declared in \(given.location), so swift test can't build your tests."
      + " Rename yours."
  }
}

/// A type that a file declares outside of all others.
private struct TopLevelType {
  let name: String
  /// Whether other files can't see it.
  let isPrivate: Bool
  let location: FileLocation

  static func all(in path: String, of workbook: Workbook) -> [TopLevelType] {
    let form = /((?:@?\w+(?:\(\w+\))? )*?)(?:class|struct|enum|actor|protocol|typealias) (\w+)\b.*/
    let lines = MaskedCode((workbook.text(of: path) ?? "").lines).maskedLines
    return lines.indices.compactMap { index in
      lines[index].wholeMatch(of: form).map { match in
        TopLevelType(
          name: String(match.2), isPrivate: match.1.contains("private"),
          location: FileLocation(file: path, line: index + 1))
      }
    }
  }
}
