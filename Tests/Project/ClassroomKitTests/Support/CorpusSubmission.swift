import Foundation
import JudgeKit

@testable import ClassroomKit
@testable import CourseKit

/// A submission of the corpus: answers in place of the solution's, files beside them, and what to expect.
struct CorpusSubmission: Decodable {
  /// The exercises that are left as their starters are.
  private var starters: [String]?
  /// The verdict of each exercise; that of `rest` is for all others.
  private let expected: [String: Verdict]
  /// What an exercise may get as well, where what the code leaves behind is in the way of its tests or is not;
  /// if it is in the way of one of two runs, the exercise failed.
  private var sometimes: [String: Set<Verdict>]?
  /// Whether something in it has to be looked at.
  private var look: Bool?
  /// Whether only a time limit ends its build.
  private var buildsForever: Bool?
  /// Whether it is held back only where a sandbox has isolation.
  private var needsWalls: Bool?
  /// Whether it uses what came with Swift 6.3, so that an older compiler rejects it.
  private var needsSwift63: Bool?

  var isSuspicious: Bool { look == true }
  var isBuiltForever: Bool { buildsForever == true }
  func isHeldBack(by sandbox: Sandbox) -> Bool { needsWalls != true || sandbox.kind.isIsolated }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Submissions")

  static var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  init(_ name: String) throws {
    let file = Self.folder.appending(path: "\(name)/submission.json")
    self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: file))
  }

  /// The verdicts that an exercise may get.
  func verdicts(of exercise: String) -> Set<Verdict> {
    #if compiler(<6.3)
      if needsSwift63 == true { return [.notCompiled] }
    #endif
    let verdict = expected[exercise] ?? expected["rest"]
    return Set([verdict].compactMap(\.self)).union(sometimes?[exercise] ?? [])
  }

  /// Makes the folder that a learner would hand in.
  func write(_ name: String, of source: ChapterSource, to folder: URL) throws {
    let chapter = folder.appending(path: "Exercises/\(source.chapter.target)")
    for file in source.files {
      let text = try file.text { region in
        try lines(of: region, in: name) ?? region.solution
      }
      try text.write(to: chapter.appending(path: file.path))
    }
    let files = Self.folder.appending(path: "\(name)/files")
    for path in FileManager.default.enumerator(atPath: files.path)?.compactMap({ $0 as? String })
      ?? []
    where path.hasSuffix(".text") {
      let text = try String(contentsOf: files.appending(path: path), encoding: .utf8)
      try text.write(to: chapter.appending(path: String(path.dropLast(".text".count))))
    }
  }

  private func lines(of region: Region, in name: String) throws -> [String]? {
    if starters?.contains("\(region.exercise)") == true { return region.todo }
    let file = Self.folder.appending(path: "\(name)/\(region.exercise).answer")
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
