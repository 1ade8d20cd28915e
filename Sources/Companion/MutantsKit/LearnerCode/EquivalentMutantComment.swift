import CourseKit
import MutationKit

/// A comment in which a learner says why no user can notice a change of the line below it.
///
/// Such a change is called an equivalent mutant. The form is `// Equivalent mutant (swap): both rows are new.`
struct EquivalentMutantComment: Sendable {
  /// The words of the changes that it is about.
  let words: Set<String>
  let reason: String
  /// Where it stands.
  let location: FileLocation
  /// The line of code that it is about, counted from 1.
  let line: Int

  /// Those of a file.
  ///
  /// - Parameter path: The file, from the workbook's root.
  static func all(in lines: [String], of path: String) -> [EquivalentMutantComment] {
    let form = /\s*\/\/ *[Ee]quivalent mutants? *\(([^()]*)\): *(\S.*)/
    return lines.indices.compactMap { index in
      guard let match = lines[index].wholeMatch(of: form) else { return nil }
      let next = lines[index...].firstIndex(where: \.isCode) ?? index
      return EquivalentMutantComment(
        words: Set(match.1.split(separator: ",").map(\.trimmed)), reason: String(match.2),
        location: FileLocation(file: path, line: index + 1), line: next + 1)
    }
  }
}
