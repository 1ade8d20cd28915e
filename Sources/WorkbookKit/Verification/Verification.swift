import Foundation

/// Runs checks over the workbook, and prints a line for each.
struct Verification: Sendable {
  /// All checks, in the order in which they run.
  static let checks: [Check] = [.starters, .build, .tests, .pages]

  let workbook: Workbook
  let console: Console

  /// Runs checks over chapters.
  ///
  /// - Returns: Whether all of them found nothing.
  func run(_ checks: [Check], chapters: [Chapter]) async throws -> Bool {
    var counts = (checks: 0, failed: 0, findings: 0)
    func report(_ title: String, _ body: () async throws -> [Finding]) async throws {
      console.progress(title)
      let findings = try await Self.findings(of: body)
      console.progress("")
      console.print("\(console.mark(findings.isEmpty)) \(title)")
      findings.forEach { console.print("    \($0.description.replacing("\n", with: "\n      "))") }
      counts.checks += 1
      counts.failed += findings.isEmpty ? 0 : 1
      counts.findings += findings.count
    }
    for check in checks {
      switch check.scope {
      case .workbook(let body): try await report(check.claim) { try await body(self) }
      case .chapter(let body):
        for chapter in chapters {
          try await report("\(chapter): \(check.claim)") { try await body(chapter, self) }
        }
      }
    }
    let total = "\(counts.checks) \(counts.checks == 1 ? "check" : "checks")"
    let found = "\(counts.findings) \(counts.findings == 1 ? "finding" : "findings")"
    console.print(
      counts.failed == 0 ? "\(total), all passed." : "\(total), \(counts.failed) failed: \(found).")
    return counts.failed == 0
  }

  /// A malformed course or a broken build is a finding too, and the other checks go on.
  private static func findings(of body: () async throws -> [Finding]) async throws -> [Finding] {
    do {
      return try await body()
    } catch let error as CourseError {
      return error.findings
    } catch let failure as BuildFailure {
      return failure.findings
    } catch let error as WorkbookError {
      return [Finding(error.description)]
    }
  }
}

extension BuildFailure {
  /// Its errors; when none can be told apart, the end of what the build printed.
  var findings: [Finding] {
    let found = diagnostics.map {
      Finding("\($0.severity): \($0.message)", file: $0.file, line: $0.line)
    }
    guard found.isEmpty else { return found }
    let end = output.split(separator: "\n").suffix(5).joined(separator: "\n")
    return [Finding("The build failed. It ended with:\n\(end)")]
  }
}
