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
        program: "swiftc", arguments: ["-print-target-info"], folder: workbook.root)
      struct Information: Decodable {
        struct Paths: Decodable { let runtimeResourcePath: String }
        let paths: Paths
      }
      let output = try await compiler.run().output
      return try JSONDecoder().decode(Information.self, from: Data(output.utf8))
        .paths.runtimeResourcePath
    }
  }

  /// What a chapter is judged with: tests, support, solutions, known mistakes, toolchain and cage.
  func fingerprint(of source: ChapterSource) async throws -> String {
    let chapter = source.chapter
    let folders = [
      "Sources/ScreenKit", "Sources/OfflineServer", "Sources/JudgeKit", "Sources/ClassroomKit",
      "Tests/TestSupport", "Tests/\(chapter.testTarget)", chapter.folder(in: .solutions),
    ]
    let texts =
      ["Package.swift", chapter.mistakesPage, chapter.mistakeRecord].map {
        workbook.text(of: $0) ?? ""
      }
      + folders.flatMap { folder in
        workbook.files(below: folder).map { "\($0)\n\(workbook.text(of: "\(folder)/\($0)") ?? "")" }
      }
    return await (texts + [toolchain, cage.sentence]).joined(separator: "\n").fingerprint
  }
}
