import CourseKit
import Foundation

/// The files and folders that the verdict of a check depends on, by their paths from the workbook's root.
enum ProofInputs {
  /// What no verdict depends on, in the folders of the tools.
  private static let undecisive: Set = ["CommandKit", "Commands", "Memory", "Prose", "Submissions"]

  /// What all verdicts about the code of a chapter depend on.
  ///
  /// The list of given files tells which tests of a chapter are run.
  static func shared(in workbook: Workbook) -> [String] {
    ["Package.swift", "Sources/Shared", "Tests/TestSupport", GivenFiles.path] + tools(in: workbook)
  }

  /// The code of the tools that decides verdicts.
  static func tools(in workbook: Workbook) -> [String] {
    ["Sources/ToolSupport", "Sources/Verification/VerifyKit"].flatMap { folder in
      workbook.names(in: folder).filter { !undecisive.contains($0) }.map { "\(folder)/\($0)" }
    }
  }

  /// What belongs to one chapter.
  static func own(_ chapter: Chapter) -> [String] {
    code(of: chapter) + [
      chapter.page, chapter.hintsPage, chapter.mistakesPage, chapter.answers, chapter.mistakeRecord,
      chapter.templates, Prediction.path,
    ]
  }

  /// The code of one chapter, with its tests, its app and other designs.
  static func code(of chapter: Chapter) -> [String] {
    Tree.allCases.map(chapter.folder)
      + [chapter.designsFolder, chapter.testFolder, chapter.appFolder]
  }

  /// All that there is, except for git's own folder and what was built.
  static func all(in workbook: Workbook) -> [String] {
    workbook.names(in: "").filter { $0 != ".git" && !$0.hasPrefix(".build") && $0 != ".workbook" }
  }
}

extension Workbook {
  /// The sorted names of what is in a folder; none if it's missing.
  fileprivate func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: url(folder).path))?.sorted() ?? []
  }
}
