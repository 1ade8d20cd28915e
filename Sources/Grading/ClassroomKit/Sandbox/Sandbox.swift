import CourseKit
import Foundation
import JudgeKit

/// What holds untrusted code back while it runs.
package struct Sandbox: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    /// The program `bwrap`: it sees the toolchain and nothing else.
    case bubblewrap
    /// The same, made with `unshare` and `mount`.
    case namespaces
    /// The program `sandbox-exec` of macOS: it writes nothing, starts nothing and connects to nothing.
    case seatbelt
    /// No isolation: limits, and an eye on what is left behind.
    case limitsOnly = "limits-only"

    /// Whether code sees neither the machine's files nor its processes, and ends with the sandbox.
    var isIsolated: Bool { self == .bubblewrap || self == .namespaces }
  }

  /// Whether code sees neither the machine's files nor its processes, and ends with the sandbox.
  package var isIsolated: Bool { kind.isIsolated }

  let kind: Kind
  /// Whether the code runs as a user who owns nothing, which only root can ask for.
  let changesUser: Bool

  /// The strictest sandbox that works here, found by running something in each.
  ///
  /// - Parameters:
  ///   - kind: The only kind to try; nil for all.
  ///   - workbook: What is run has to be read from there.
  /// - Throws: `WorkbookError` when none works.
  package static func strictest(_ kind: Kind? = nil, for workbook: Workbook) async throws -> Sandbox
  {
    let isRoot = geteuid() == 0
    let sandboxes = (kind.map { [$0] } ?? Kind.allCases).flatMap { kind in
      (isRoot ? [true, false] : [false]).map { Sandbox(kind: kind, changesUser: $0) }
    }
    // Root may do anything, so without isolation it must not run untrusted code.
    var problems: [String] = []
    for sandbox in sandboxes where !isRoot || sandbox.changesUser || sandbox.kind.isIsolated {
      guard let problem = await sandbox.problem(in: workbook) else { return sandbox }
      problems.append(problem)
    }
    throw WorkbookError(
      isRoot && kind?.isIsolated != true
        ? "Learners' code must not run as root without a sandbox."
          + " Run the command as another user, or install bubblewrap."
        : kind.map {
          "The sandbox '\($0.rawValue)' does not work here: \(problems.last ?? "")."
            + " Omit --sandbox to use one that works."
        } ?? "No sandbox works here: \(problems.joined(separator: "; ")).")
  }

  /// What it holds back, for the report.
  package var sentence: String {
    let user = changesUser ? ", as an unprivileged user" : ""
    switch kind {
    case .bubblewrap, .namespaces:
      return
        "\(kind.rawValue)\(user): no network, only the files of the toolchain and the chapter,"
        + " limits on time, memory, processes and files"
    case .seatbelt:
      return
        "\(kind.rawValue)\(user): no network, no other processes, writing only to temporary folders,"
        + " limits on time and files, but your files can be read"
    case .limitsOnly:
      return "\(kind.rawValue)\(user): limits on time and files,"
        + " but the network and your files are accessible"
    }
  }
}
