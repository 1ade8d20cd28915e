import CourseKit
import Foundation
import JudgeKit

extension Grader {
  /// What the toolchain says of itself.
  var toolchain: String {
    get async {
      let swift = Subprocess(program: "swift", arguments: ["--version"], folder: workbook.root)
      let lines = (try? await swift.run())?.output.lines ?? []
      return lines.first { $0.contains("Swift version") } ?? ""
    }
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
    return Fingerprint(of: workbook, program: Bundle.main.executableURL, facts: facts).description
  }
}
