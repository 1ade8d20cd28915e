import CommandKit
import CourseKit
import Foundation
import JudgeKit

extension Verification {
  /// Variables that change what tests print or build.
  private static let variables = ["LANG", "LC_ALL", "TZ"]

  /// Uses what earlier runs have proved, and keeps what this one proves, if the user's cache folder can be written.
  ///
  /// - Parameter fresh: Whether everything is proved again.
  mutating func remember(fresh: Bool) async {
    guard let memory = ProofMemory(in: console.environment) else { return }
    do {
      try FileManager.default.createDirectory(
        at: memory.folder, withIntermediateDirectories: true)
    } catch {
      console.printError("What is proved can't be kept in \(memory.folder.path).")
      return
    }
    self.memory = memory
    isFresh = fresh
    // The tools are those of now, even if their code is changed while they run.
    var tools = Fingerprint()
    tools.add(ProofInputs.tools(in: workbook), of: workbook)
    facts =
      [
        "\(tools)", await Toolchain.description(in: workbook.root),
        ProgramFile.path(of: "swift") ?? "", ProcessInfo.processInfo.operatingSystemVersionString,
        buildSystem?.rawValue ?? "",
      ] + Self.variables.map { console.environment[$0] ?? "" }
  }
}
