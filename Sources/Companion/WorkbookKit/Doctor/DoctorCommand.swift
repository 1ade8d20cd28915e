import CommandKit
import CourseKit

struct DoctorCommand: Command {
  static let configuration = CommandConfiguration(
    name: "doctor",
    summary: "Check the setup, and say how to fix what is wrong.")

  let invocation: Invocation

  func run() async throws -> ExitCode {
    let workbook = try invocation.workbook()
    let findings = await findings(of: workbook)
    findings.forEach(show)
    let wrong = findings.count { $0.state == .wrong }
    guard wrong == 0 else {
      console.print("\n\(wrong == 1 ? "One thing is" : "\(wrong) things are") wrong.")
      console.printNext("doctor")
      return .workLeft
    }
    let isAllGood = findings.allSatisfy { $0.state == .good }
    console.print(
      isAllGood
        ? "\nEverything is fine."
        : "\nNothing is wrong. The lines that begin with · are recommendations.")
    console.printNext()
    return .done
  }

  private func findings(of workbook: Workbook) async -> [DoctorFinding] {
    var findings = await ToolDoctor(folder: workbook.root).findings()
    findings += FolderDoctor(workbook: workbook).findings()
    findings.append(LineEndingDoctor(workbook: workbook).finding())
    findings += await ManifestDoctor(workbook: workbook).findings()
    findings += BuildFolderDoctor(workbook: workbook).findings()
    findings += await SharedCodeDoctor(git: Git(workbook: workbook)).findings()
    for chapter in workbook.chapters {
      findings += await CourseDoctor(workbook: workbook, chapter: chapter).findings()
      findings += SizeDoctor(workbook: workbook, chapter: chapter).findings()
        .filter { !findings.contains($0) }
    }
    return findings + (await SolutionsDoctor(workbook: workbook).findings())
  }

  private func show(_ finding: DoctorFinding) {
    let mark = finding.state == .advice ? "·" : console.mark(finding.state == .good)
    console.printProse(finding.sentence, mark: mark, indentation: "  ")
    if let remedy = finding.remedy { console.print("  ↳ \(remedy)") }
  }
}
