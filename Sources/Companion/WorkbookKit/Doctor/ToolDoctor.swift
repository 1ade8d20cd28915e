import CourseKit
import Foundation
import JudgeKit

/// Looks at the programs that the workbook needs.
struct ToolDoctor {
  let folder: URL
  /// The folders in which programs are looked for.
  var searchPath = ProcessInfo.processInfo.environment["PATH"] ?? ""

  func findings() async -> [DoctorFinding] {
    [
      Self.swift(at: path(of: "swift"), saying: await output("swift")),
      Self.git(at: path(of: "git"), saying: await output("git")),
    ]
  }

  static func swift(at path: String?, saying output: String?) -> DoctorFinding {
    guard let path else {
      return .wrong(ProgramFile.absence(of: "swift"), Toolchain.remedy)
    }
    guard let match = output?.firstMatch(of: /Swift version (\d+(\.\d+)+)\S*/) else {
      return .wrong("\(path) does not report a Swift version.", Toolchain.remedy)
    }
    let sentence = "\(match.0), in \(path)"
    let version = match.1.split(separator: ".").compactMap { Int($0) }
    return version.lexicographicallyPrecedes(Toolchain.neededVersion)
      ? .wrong("\(sentence): this is too old.", Toolchain.remedy) : .good(sentence)
  }

  static func git(at path: String?, saying output: String?) -> DoctorFinding {
    guard let path, let output, let version = output.firstMatch(of: /\d+(\.\d+)+/) else {
      return .advice(
        ProgramFile.absence(of: "git")
          + " The workbook works without it, but cannot tell which provided files you have changed.",
        "Install git: https://git-scm.com/downloads")
    }
    return .good("git version \(version.0), in \(path)")
  }

  private func path(of program: String) -> String? {
    ProgramFile.path(of: program, in: searchPath)
  }

  private func output(_ program: String) async -> String? {
    var process = Subprocess(
      program: program, arguments: ["--version"], folder: folder, timeLimit: .seconds(60))
    // Swift says nothing without a folder for temporary files, which is told on its own.
    process.environment = ["TMPDIR": "/tmp"]
    guard let outcome = try? await process.run(), outcome.isSuccess else { return nil }
    return outcome.output
  }
}
