import CourseKit
import Foundation
import JudgeKit

extension Sandbox {
  /// Why nothing runs in the sandbox here; nil when it works.
  ///
  /// - Parameter workbook: What is run has to be read from there.
  func problem(in workbook: Workbook) async -> String? {
    let folders = ["/usr/bin", "/bin", "/usr/sbin", "/sbin"]
    if let program, !folders.contains(where: { access("\($0)/\(program)", X_OK) == 0 }) {
      return "'\(program)' is not installed"
    }
    do {
      let outcome = try await withTemporaryFolder { folder in
        let file = workbook.url("Package.swift").path
        let mounts = SandboxMounts(readable: [file], events: "/dev/null", home: folder)
        let test = access("/usr/bin/test", X_OK) == 0 ? "/usr/bin/test" : "/bin/test"
        var words = command(for: mounts, [test, "-r", file])
        let probe = Subprocess(
          program: words.removeFirst(), arguments: words, folder: folder, timeLimit: .seconds(10),
          separatesStandardError: true)
        return try await probe.run()
      }
      if outcome.isSuccess { return nil }
      let sentence =
        outcome.errors.lines.last { !$0.trimmed.isEmpty } ?? "it ended without a message"
      return sentence.shortened(to: 200)
    } catch {
      return "\(error)"
    }
  }

  /// The program that makes it.
  private var program: String? {
    switch kind {
    case .bubblewrap: "bwrap"
    case .namespaces: "unshare"
    case .seatbelt: "sandbox-exec"
    case .limitsOnly: nil
    }
  }
}
