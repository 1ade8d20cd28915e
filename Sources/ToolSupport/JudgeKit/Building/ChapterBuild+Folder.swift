import CourseKit
import Foundation

extension ChapterBuild {
  /// How long a build may take by default, in time of its own.
  package static let standardTimeLimit = Duration.seconds(1_200)

  /// How long the compiler may print nothing, in time of its own; a chapter's longest step takes some ten seconds.
  static let silenceLimit = Duration.seconds(180)

  /// What to say of a compiler that does not get on.
  ///
  /// - Parameter suspect: The file that it may be busy with.
  static func sentence(ofSlow suspect: String?) -> String {
    let place =
      suspect.map { " Look at \($0) first, the largest file that it had to compile." } ?? ""
    return "The compiler took too long, and was stopped.\(place) A long table of values or a long"
      + " expression takes minutes. Give it a type, as in `let table: [(Int, String)] = …`, make it"
      + " shorter, or take it out."
  }

  /// What to say of a build that the machine hardly let run.
  static let sentenceOfBusyMachine =
    "This machine was too busy to build the code, so the build was stopped. Close other programs, and"
    + " type the command again."

  /// The temporary folder of the builds, which is always the same.
  ///
  /// In another environment the package manager would evaluate the manifest again. The compiler crashes
  /// when the path of that folder is not ASCII (Swift 6.3.1); then it is one elsewhere.
  var temporary: URL {
    let folder = scratch.appending(path: "tmp")
    let isPlain = folder.path.utf8.allSatisfy { $0 < 128 }
    let name = folder.path.utf8.reduce(into: 5_381) { $0 = $0 &* 33 &+ Int($1) }
    return isPlain
      ? folder : FileManager.default.temporaryDirectory.appending(path: "workbook-build-\(name)")
  }

  /// Runs a body while no other process uses the build folder.
  package func exclusively<Result>(_ body: () async throws -> Result) async throws -> Result {
    try make(folder.deletingLastPathComponent())
    return try await withLock(on: folder.appendingPathExtension("lock"), body)
  }

  /// Makes a folder for the build.
  ///
  /// - Throws: `BuildFailure`; of the package manager's words, none name the place and the remedy.
  func make(_ folder: URL) throws {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw BuildFailure(diagnostics: [], output: "\(FileProblem(error))")
    }
  }

  /// Removes the empty folders that each build leaves, once they are too old to belong to one that
  /// still runs.
  func sweep() {
    let files = FileManager.default
    let oldest = Date.now.addingTimeInterval(-(Self.standardTimeLimit / .seconds(1)))
    let names = (try? files.contentsOfDirectory(atPath: temporary.path)) ?? []
    for name in names where name.hasPrefix("TemporaryDirectory.") {
      let path = temporary.appending(path: name).path
      let date = (try? files.attributesOfItem(atPath: path))?[.modificationDate] as? Date
      if let date, date < oldest { try? files.removeItem(atPath: path) }
    }
  }
}
