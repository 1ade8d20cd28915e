import Foundation

/// Looks at the programs that the workbook needs.
struct ToolDoctor {
  static let neededVersion = [6, 2]

  let folder: URL
  /// The folders in which programs are looked for.
  var searchPath = ProcessInfo.processInfo.environment["PATH"] ?? ""

  func diagnoses() async -> [Diagnosis] {
    [
      Self.swift(at: place(of: "swift"), saying: await output("swift")),
      Self.git(at: place(of: "git"), saying: await output("git")),
    ]
  }

  static func swift(at place: String?, saying output: String?) -> Diagnosis {
    let remedy = "Install Swift 6.2 or newer, and have it in PATH: https://www.swift.org/install"
    guard let place, let output else { return .wrong("There is no 'swift' in PATH.", remedy) }
    guard let match = output.firstMatch(of: /Swift version (\d+)\.(\d+)\S*/),
      let major = Int(match.1), let minor = Int(match.2)
    else { return .wrong("\(place) does not say which version of Swift it is.", remedy) }
    let sentence = "\(match.0), in \(place)"
    return [major, minor].lexicographicallyPrecedes(neededVersion)
      ? .wrong("\(sentence): this is too old.", remedy) : .good(sentence)
  }

  static func git(at place: String?, saying output: String?) -> Diagnosis {
    guard let place, let output, let version = output.firstMatch(of: /\d+(\.\d+)+/) else {
      return .advice(
        "There is no 'git' in PATH. The workbook does without, but cannot tell your changes from its own.",
        "Install git: https://git-scm.com/downloads")
    }
    return .good("git version \(version.0), in \(place)")
  }

  private func place(of program: String) -> String? {
    searchPath.split(separator: ":").map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  private func output(_ program: String) async -> String? {
    let process = Subprocess(
      program: program, arguments: ["--version"], folder: folder, timeLimit: .seconds(60))
    guard let outcome = try? await process.run(), outcome.isSuccess else { return nil }
    return outcome.output
  }
}
