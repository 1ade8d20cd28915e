import CourseKit
import Foundation
import JudgeKit

/// A submission of the corpus: answers in place of the solution's, files beside them, and what to expect.
struct CorpusSubmission {
  private struct Description: Decodable {
    /// The exercises that are left as their starters are.
    var starters: [String]?
    /// The verdict of each exercise; that of `rest` is for all others.
    let expected: [String: Verdict]
    /// What an exercise may get as well, where what the code leaves behind is in the way of its tests or is not, or where
    /// the compiler may give up before a limit stops it.
    ///
    /// If something is in the way of one of two runs, the exercise failed.
    var sometimes: [String: Set<Verdict>]?
    /// The beginnings of notes that the chapter must have.
    var notes: [String]?
    /// Whether only a time limit ends its build.
    var buildsForever: Bool?
    /// Whether it is held back only where a sandbox has isolation.
    var needsWalls: Bool?
    /// Whether it uses what came with Swift 6.3, so that an older compiler rejects it.
    var needsSwift63: Bool?
  }

  private let folder: URL
  private let description: Description

  var name: String { folder.lastPathComponent }
  var isBuiltForever: Bool { description.buildsForever == true }
  var needsIsolation: Bool { description.needsWalls == true }

  /// The submissions in a folder, by name.
  static func all(in folder: URL) throws -> [CorpusSubmission] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
      let place = folder.appending(path: name)
      let data = try Data(contentsOf: place.appending(path: "submission.json"))
      return CorpusSubmission(
        folder: place, description: try JSONDecoder().decode(Description.self, from: data))
    }
  }

  /// What the exercises may get.
  var expectation: ExpectedVerdicts {
    var expectation = ExpectedVerdicts(
      exercises: description.expected.mapValues { [$0] }, notes: description.notes ?? [])
    for (exercise, verdicts) in description.sometimes ?? [:] {
      expectation.exercises[exercise, default: []].formUnion(verdicts)
    }
    #if compiler(<6.3)
      if description.needsSwift63 == true {
        expectation.exercises = [ExpectedVerdicts.rest: [.notCompiled]]
      }
    #endif
    return expectation
  }

  /// Makes the folder that a learner would hand in.
  func write(of source: ChapterSource, to submitted: URL) throws {
    let chapter = submitted.appending(path: source.chapter.folder(in: .exercises))
    for file in source.files {
      let text = try file.text { try lines(of: $0) ?? $0.solution }
      try text.write(to: chapter.appending(path: file.path))
    }
    let files = folder.appending(path: "files")
    for path in FileManager.default.enumerator(atPath: files.path)?.compactMap({ $0 as? String })
      ?? []
    where path.hasSuffix(".text") {
      let text = try String(contentsOf: files.appending(path: path), encoding: .utf8)
      try text.write(to: chapter.appending(path: String(path.dropLast(".text".count))))
    }
  }

  private func lines(of region: Region) throws -> [String]? {
    if description.starters?.contains("\(region.exercise)") == true { return region.todo }
    let file = folder.appending(path: "\(region.exercise).answer")
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    return try String(contentsOf: file, encoding: .utf8).lines.dropLast()
  }
}

extension String {
  /// Writes the text to a file, in a folder that is made for it.
  func write(to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(utf8).write(to: file)
  }
}
