import ArgumentKit
import ClassroomKit
import CommandKit
import CourseKit

struct SubmissionsCommand: Command {
  static let configuration = CommandConfiguration(
    name: "submissions",
    summary: "Prove that hostile submissions get their verdicts, and do no harm.",
    discussion: """
      It grades the submissions in \(SubmissionsTrial.folder) in the strictest sandbox that works on this
      machine; on macOS it tries none. It exits with 1 when a verdict isn't the expected one, or when something
      was left behind.
      """)

  let invocation: Invocation

  func run() async throws -> ExitCode {
    #if os(Linux)
      let workbook = try invocation.workbook()
      let chapter = try workbook.chapter(named: "1")
      let sandbox = try await Sandbox.strictest(for: workbook)
      console.printError("The sandbox is \(sandbox.sentence).")
      let trial = SubmissionsTrial(
        workbook: workbook, chapter: chapter, source: try ChapterSource(chapter, in: workbook),
        sandbox: sandbox, buildSystem: invocation.buildSystem, console: console)
      let (count, findings) = try await trial.run()
      console.progress("")
      findings.forEach { console.print("\(console.mark(false)) \($0)") }
      if findings.isEmpty {
        console.print(
          "\(console.mark(true)) \(count) submissions got their verdicts, and left nothing behind.")
      }
      return findings.isEmpty ? .done : .workLeft
    #else
      // Some of them would fill the machine's memory there.
      console.print(
        "The submissions were not tried, because only Linux has a sandbox that holds them back.")
      return .done
    #endif
  }
}
