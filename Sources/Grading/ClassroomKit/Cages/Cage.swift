import CourseKit
import Foundation
import JudgeKit

/// What holds a stranger's code back while it runs.
package struct Cage: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    /// The program `bwrap`: it sees the toolchain and nothing else.
    case bubblewrap
    /// The same, made with `unshare` and `mount`.
    case namespaces
    /// The program `sandbox-exec` of macOS: it writes nothing, starts nothing and connects to nothing.
    case seatbelt
    /// No cage: limits, and an eye on what is left behind.
    case watchdog

    /// Whether code sees neither the machine's files nor its processes, and ends with the cage.
    var hasWalls: Bool { self == .bubblewrap || self == .namespaces }
  }

  let kind: Kind
  /// Whether the code runs as a user who owns nothing, which only root can ask for.
  let changesUser: Bool

  /// The strictest cage that works here, found by running something in each.
  ///
  /// - Parameters:
  ///   - kind: The only kind to try; nil for all.
  ///   - workbook: What is run has to be read from there.
  /// - Throws: `WorkbookError` when none works.
  package static func strictest(_ kind: Kind? = nil, for workbook: Workbook) async throws -> Cage {
    let isRoot = geteuid() == 0
    let cages = (kind.map { [$0] } ?? Kind.allCases).flatMap { kind in
      (isRoot ? [true, false] : [false]).map { Cage(kind: kind, changesUser: $0) }
    }
    // Root may do anything, so without a wall it must not run a stranger's code.
    var troubles: [String] = []
    for cage in cages where !isRoot || cage.changesUser || cage.kind.hasWalls {
      guard let trouble = await cage.trouble(in: workbook) else { return cage }
      troubles.append(trouble)
    }
    throw WorkbookError(
      isRoot && kind?.hasWalls != true
        ? "Learners' code must not run as root without a sandbox."
          + " Run the command as another user, or install bubblewrap."
        : "The cage '\(kind?.rawValue ?? "")' does not work here: \(troubles.last ?? "")."
          + " Omit --cage to use one that works."
    )
  }

  /// What it holds back, for the report.
  package var sentence: String {
    let user = changesUser ? ", as an unprivileged user" : ""
    switch kind {
    case .bubblewrap, .namespaces:
      return "\(kind.rawValue)\(user): no network, only the files of the toolchain, limits on time,"
        + " memory, processes and files"
    case .seatbelt:
      return
        "\(kind.rawValue)\(user): no network, no other processes, writing only to temporary folders,"
        + " limits on time and files, but your files can be read"
    case .watchdog:
      return "\(kind.rawValue)\(user): limits on time and files,"
        + " but the network and your files are accessible"
    }
  }
}
