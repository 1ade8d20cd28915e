import Foundation

/// A command of a build, with the files that it reads and writes.
struct BuildStep: Equatable, Sendable {
  let inputs: [String]
  let outputs: [String]
  let program: String
  let arguments: [String]

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
