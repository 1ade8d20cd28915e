import CourseKit
import Foundation
import JudgeKit

extension Grader {
  /// What the toolchain says of itself.
  var toolchain: String {
    get async { await Toolchain.description(in: workbook.root) }
  }

  /// The folder of the libraries that tests are linked to.
  var runtime: String {
    get async throws {
      let compiler = Subprocess(
        program: "swiftc", arguments: ["-print-target-info"], folder: workbook.root,
        separatesStandardError: true)
      struct Information: Decodable {
        struct Paths: Decodable { let runtimeResourcePath: String }
        let paths: Paths
      }
      let output = try await compiler.run().output
      return try JSONDecoder().decode(Information.self, from: Data(output.utf8))
        .paths.runtimeResourcePath
    }
  }

  /// What everything is judged with: this program, the workbook, the toolchain and the sandbox.
  func fingerprint(toolchain: String) -> String {
    let facts = [toolchain, sandbox.sentence, buildSystem?.rawValue ?? "", "\(timeLimit)"]
    return Self.fingerprint(of: workbook, program: Bundle.main.executableURL, facts: facts)
      .description
  }

  /// A fingerprint of what judges submissions.
  ///
  /// - Parameters:
  ///   - program: The program that judges. It is hashed as it runs, with every module that is linked into it.
  ///   - facts: What else it judges with, such as the toolchain and the sandbox.
  static func fingerprint(of workbook: Workbook, program: URL?, facts: [String]) -> Fingerprint {
    var fingerprint = Fingerprint(facts: facts)
    if let program { fingerprint.add(contentsOf: program) }
    fingerprint.add(judgingParts, of: workbook)
    return fingerprint
  }

  /// What a worker builds from and a judge reads; all other files and pages are prose for people.
  private static let judgingParts = [
    "Package.swift", "Sources", "Tests", "Solutions", "docs/mistakes", GivenFiles.path,
  ]
}
