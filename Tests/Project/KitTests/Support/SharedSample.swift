import Foundation
import Testing

@testable import CourseKit
@testable import JudgeKit
@testable import VerifyKit

/// Lets all tests of a suite use one course that is built already, since a first build takes longest.
struct SharedSample: SuiteTrait, TestScoping {
  @TaskLocal static var workbook: Workbook?

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await BuildableSample.with { workbook in
      let build = ChapterBuild(
        workbook: workbook, tree: .exercises, chapter: BuildableSample.chapter, chosenSystem: nil)
      _ = try await build.run()
      try await Self.$workbook.withValue(workbook, operation: function)
    }
  }
}

extension Trait where Self == SharedSample {
  static var sharedSample: Self { SharedSample() }
}

extension Workbook {
  /// The course with these files and untouched exercises, and nothing else but its build folders.
  func begun(with files: [String: String]) throws -> Workbook {
    var others: [String] = []
    let places = FileManager.default.enumerator(atPath: root.path)
    while let place = places?.nextObject() as? String {
      let isKept = files.keys.contains { $0 == place || $0.hasPrefix("\(place)/") }
      if !isKept || place == ".build" { places?.skipDescendants() }
      if !isKept, place != ".build" { others.append(place) }
    }
    for place in others { try remove(place) }
    // What has not changed keeps its date, so that it is not built again.
    for (path, text) in files where (try? rawText(of: path)) != text { try write(text, to: path) }
    let workbook = try Workbook(root: root)
    try workbook.writeStarters()
    return workbook
  }
}
