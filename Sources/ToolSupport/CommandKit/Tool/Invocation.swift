import ArgumentKit
import CourseKit
import Foundation
import JudgeKit

/// A command line, taken apart: a command with its arguments and options.
package struct Invocation: Sendable {
  package let command: CommandConfiguration
  package let arguments: [String]
  /// The values of the options given, by name, in their order; one without a value has an empty one.
  package let values: [String: [String]]
  /// What to build with, if it was chosen.
  package let buildSystem: BuildSystem?
  /// Where the tool was called, or the folder that `--package-path` names.
  package let folder: URL
  package let console: Console

  /// The options given, with the value that was given last.
  package var options: [String: String] { values.compactMapValues(\.last) }

  package func has(_ option: String) -> Bool { options[option] != nil }

  /// The workbook that the tool was called in.
  package func workbook() throws -> Workbook {
    has(ArgumentParser.packagePath.name)
      ? try Workbook(root: folder) : try Workbook.around(folder)
  }

  /// The chapters that the arguments name; all when there are none.
  ///
  /// - Throws: `UsageError` for a chapter that is not there.
  package func chapters(of workbook: Workbook) throws -> [Chapter] {
    guard !arguments.isEmpty else { return workbook.chapters }
    let named = try Set(arguments.map { try chapter(named: $0, in: workbook) })
    return workbook.chapters.filter(named.contains)
  }
}

extension Workbook {
  /// Finds a chapter by number, slug or name: `1`, `post-list`, `PostList`, `Chapter1`.
  ///
  /// - Throws: `UsageError` when there is none of that name.
  package func chapter(named word: String) throws -> Chapter {
    let found = chapters.first { chapter in
      [
        "\(chapter.number)", chapter.slug, chapter.name, "chapter\(chapter.number)", chapter.target,
        chapter.title,
      ].contains { $0.lowercased() == word.lowercased() }
    }
    if let found { return found }
    let isNumber = word.allSatisfy(\.isNumber)
    throw UsageError.unknown(
      "chapter", word, known: chapters.map { isNumber ? "\($0.number)" : $0.slug })
  }
}
