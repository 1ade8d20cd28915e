import CourseKit
import Foundation
import JudgeKit

extension ChapterCopy {
  private var tests: String { "Tests/\(chapter.testTarget)" }

  /// Gives the copy a link of its own for each file of the chapter's tests, so that some can be left out.
  func unlinkTests(from original: Workbook) throws {
    for folder in ["Tests", tests] {
      let files = FileManager.default
      let copy = workbook.url(folder)
      try files.removeItem(at: copy)
      try files.createDirectory(at: copy, withIntermediateDirectories: false)
      for name in try files.contentsOfDirectory(atPath: original.url(folder).path) {
        try files.createSymbolicLink(
          at: copy.appending(path: name),
          withDestinationURL: original.url(folder).appending(path: name))
      }
    }
  }

  /// Gives the copy links to some of the chapter's test files, and to no others.
  ///
  /// - Parameter files: Their paths from the folder of tests.
  func linkTests(_ files: [String], from original: Workbook) throws {
    let folder = workbook.url(tests)
    try FileManager.default.removeItem(at: folder)
    if files.isEmpty {
      // The tests are among the checks, but the package manager wants a file here as well.
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data().write(to: folder.appending(path: "Empty.swift"))
    }
    for file in files {
      let link = folder.appending(path: file)
      try FileManager.default.createDirectory(
        at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        at: link, withDestinationURL: original.url("\(tests)/\(file)"))
    }
  }

  /// Leaves out tests that are not asked for, and brings back those that are.
  ///
  /// - Parameter exercise: Whose tests to have; nil for all.
  func putTests(of exercise: ExerciseNumber?, from original: Workbook) throws {
    let texts = Dictionary(
      uniqueKeysWithValues: original.files(below: tests).map { "\(tests)/\($0)" }
        .map { ($0, original.text(of: $0) ?? "") })
    let needed = exercise.map { Self.files(neededBy: $0, in: texts) }
    for path in texts.keys {
      let isLeftOut = needed.map { !$0.contains(path) } ?? false
      guard isLeftOut != (workbook.text(of: path) == "") else { continue }
      let file = workbook.url(path)
      try FileManager.default.removeItem(at: file)
      if isLeftOut {
        try Data().write(to: file)
      } else {
        try FileManager.default.createSymbolicLink(
          at: file, withDestinationURL: original.url(path))
      }
    }
  }

  /// The files that the tests of an exercise are built from: their own, those without tests, and those that
  /// declare a suite which these extend.
  static func files(
    neededBy exercise: ExerciseNumber, in texts: [String: String]
  ) -> Set<String> {
    let own = texts.filter { !$1.contains("@Test") || $1.contains("func `\(exercise) ") }
    let suites = own.values.flatMap { $0.matches(of: /(?m)^extension \w+\.(\w+)/).map(\.1) }
    let suiteFiles = texts.filter { text in
      suites.contains { text.value.contains("struct \($0) {") }
    }
    return Set(own.keys).union(suiteFiles.keys)
  }
}
