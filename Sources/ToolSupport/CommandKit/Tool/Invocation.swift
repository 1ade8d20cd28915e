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

extension Invocation {
  /// The one exercise that the arguments name, with its chapter.
  ///
  /// - Throws: `UsageError` when they name none, or one that is not there.
  package func exercise(of workbook: Workbook) throws -> (source: ChapterSource, exercise: Exercise)
  {
    guard arguments.count == 1, let word = arguments.first else {
      throw UsageError(
        "'\(command.name)' needs one exercise, as in '\(command.name) 1.3'.",
        command: command.name)
    }
    return try workbook.exercise(named: word)
  }

  /// The one chapter that the arguments begin with.
  package func chapter(of workbook: Workbook) throws -> Chapter {
    guard let word = arguments.first else {
      throw UsageError(
        "'\(command.name)' needs a chapter, as in '\(command.name) 1'.",
        command: command.name)
    }
    return try chapter(named: word, in: workbook)
  }

  /// Finds the chapter that an argument names.
  ///
  /// - Throws: `UsageError` when it names an exercise, or a chapter that is not there.
  package func chapter(named word: String, in workbook: Workbook) throws -> Chapter {
    if let number = ExerciseNumber(word)?.chapter,
      workbook.chapters.contains(where: { $0.number == number })
    {
      throw UsageError(
        "'\(word)' is an exercise, and '\(command.name)' takes a chapter."
          + " Did you mean '\(command.name) \(number)'?",
        command: command.name)
    }
    return try workbook.chapter(named: word)
  }
}

extension Workbook {
  /// Finds an exercise by its number: `1.3`.
  ///
  /// - Throws: `UsageError` when there is none of that number.
  package func exercise(named word: String) throws -> (source: ChapterSource, exercise: Exercise) {
    if let number = ExerciseNumber(word) {
      guard let chapter = chapters.first(where: { $0.number == number.chapter }) else {
        let known = chapters.map { "\($0.number)" }.joined(separator: ", ")
        throw UsageError(
          "Unknown exercise '\(word)'. There is no chapter \(number.chapter)."
            + " The chapters are: \(known).",
          remedy: "swift run workbook list")
      }
      let source = try ChapterSource(chapter, in: self)
      let found = source.exercises.first { $0.number == number }
      if let found { return (source, found) }
    }
    let sources = try chapters.map { try ChapterSource($0, in: self) }
    let unknown = "Unknown exercise '\(word)'."
    let beginning = word.prefix { $0 != "." }
    if let source = sources.first(where: { "\($0.chapter.number)" == beginning }) {
      throw UsageError(
        "\(unknown) \(source.range)", remedy: "swift run workbook list \(source.chapter.number)")
    }
    let numbers = sources.flatMap(\.exercises).map(\.number.description)
    let nearest = Suggestion.nearest(to: word, in: numbers).map { "Did you mean '\($0)'?" }
    throw UsageError("\(unknown) \(nearest ?? sources.map(\.range).joined(separator: " "))")
  }
}

extension ChapterSource {
  /// Which exercises there are, in a sentence.
  fileprivate var range: String {
    guard let first = exercises.first?.number, let last = exercises.last?.number else {
      return "Chapter \(chapter.number) has no exercises."
    }
    return "Chapter \(chapter.number) has \(first) to \(last)."
  }
}
