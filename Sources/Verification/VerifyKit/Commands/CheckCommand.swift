import ArgumentKit
import CommandKit
import CourseKit

struct CheckCommand: Command {
  static let configuration = CommandConfiguration(
    name: "check",
    arguments: "[chapter | exercise …]",
    summary: "Prove that the exercises are fair; the word 'check' can be left out.",
    discussion: """
      The checks:
      \(Verification.checks.map { "  \($0.name): \($0.claim)." }.joined(separator: "\n"))

      With an exercise, such as 1.3, the checks that look at one exercise after the other look at that
      one only, always run, and keep no proof. It exits with 1 when a check finds something.

      A check that has found nothing is made again only after a change of what it depends on: the toolchain, the
      code, tests and pages of its chapter, what chapters share, and what decides verdicts in this tool. What was
      proved is kept in 'viper-workbook/proofs' in your cache folder ($XDG_CACHE_HOME, or .cache in your home).
      """,
    options: [
      Option(
        name: "--only", value: "CHECKS",
        summary: "Run some of the checks, with commas between their names."),
      Option(name: "--fresh", summary: "Prove everything again, whatever was proved before."),
    ])

  let invocation: Invocation

  func run() async throws -> ExitCode {
    let workbook = try invocation.workbook()
    let checks = try chosenChecks(invocation.options["--only"])
    var verification = try invocation.verification(of: workbook)
    await verification.remember(fresh: invocation.has("--fresh"))
    let isFine = try await invocation.withTrials(in: workbook) {
      try await verification.run(checks)
    }
    return isFine ? .done : .workLeft
  }

  private func chosenChecks(_ names: String?) throws -> [Check] {
    guard let names else { return Verification.checks }
    let words = names.split(separator: ",").map { String($0).trimmed }
    let known = Verification.checks.map(\.name)
    if let word = words.first(where: { !known.contains($0) }) {
      throw UsageError.unknown("check", word, known: known, command: "check")
    }
    return Verification.checks.filter { words.contains($0.name) }
  }
}
