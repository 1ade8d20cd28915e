import Foundation

/// A command of a build, with the files that it reads and writes.
struct BuildStep: Equatable, Sendable {
  let inputs: [String]
  let outputs: [String]
  let program: String
  let arguments: [String]

  var sources: [String] { inputs.filter { $0.hasSuffix(".swift") } }

  /// The sources that were saved after they had been compiled last.
  var staleSources: [String] {
    sources.filter { source in
      guard let object = object(of: source), let saved = FileStamp(source),
        // Each compilation writes it anew, even when it finds nothing to say.
        let compiled = FileStamp(object.replacing(".swift.o", with: ".dia"))
      else { return false }
      return saved.isNewer(than: compiled)
    }
  }

  /// Removes what was made of some sources, so that they are compiled again.
  ///
  /// The compiler's driver compares dates by the second, and leaves out a file that was saved twice
  /// within one. Seen in Swift 6.3 on Linux; see github.com/swiftlang/swift-driver/pull/2188.
  func forget(_ sources: [String]) {
    for object in sources.compactMap(object) { try? FileManager.default.removeItem(atPath: object) }
  }

  private func object(of source: String) -> String? {
    let name = "/\(URL(filePath: source).lastPathComponent).o"
    return outputs.first { $0.hasSuffix(name) }
  }

  /// Reads the plan that the package manager leaves in a build folder for its engine, llbuild.
  ///
  /// The plan is YAML, and its lists are JSON. What is no plain command is left out.
  static func all(inPlan plan: String) -> [BuildStep] {
    plan.split(separator: "\n  \"").compactMap { block in
      let lines = block.split(separator: "\n")
      func list(_ key: String) -> [String]? {
        let text = lines.lazy.compactMap { $0.after("    \(key): ") }.first
        return text.flatMap { try? JSONDecoder().decode([String].self, from: Data($0.utf8)) }
      }
      guard let inputs = list("inputs"), let outputs = list("outputs"), let command = list("args"),
        let program = command.first
      else { return nil }
      return BuildStep(
        inputs: inputs, outputs: outputs, program: program, arguments: Array(command.dropFirst()))
    }
  }
}
