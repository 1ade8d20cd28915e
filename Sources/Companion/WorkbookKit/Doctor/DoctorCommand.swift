import CommandKit
import CourseKit

struct DoctorCommand: Command {
  static let configuration = CommandConfiguration(
    name: "doctor",
    summary: "Check the setup, and say how to fix what is wrong.")

  let invocation: Invocation

  func run() async throws -> ExitCode {
    let workbook = try invocation.workbook()
    let diagnoses = await diagnoses(of: workbook)
    diagnoses.forEach(show)
    let wrong = diagnoses.count { $0.state == .wrong }
    guard wrong == 0 else {
      console.print("\n\(wrong == 1 ? "One thing is" : "\(wrong) things are") wrong.")
      console.printNext("doctor")
      return .workLeft
    }
    let isAllGood = diagnoses.allSatisfy { $0.state == .good }
    console.print(
      isAllGood
        ? "\nEverything is fine."
        : "\nNothing is wrong. The lines that begin with · are recommendations.")
    console.printNext()
    return .done
  }

  private func diagnoses(of workbook: Workbook) async -> [Diagnosis] {
    var diagnoses = await ToolDoctor(folder: workbook.root).diagnoses()
    diagnoses += FolderDoctor(workbook: workbook).diagnoses()
    diagnoses.append(LineEndingDoctor(workbook: workbook).diagnosis())
    diagnoses += await ManifestDoctor(workbook: workbook).diagnoses()
    diagnoses += BuildFolderDoctor(workbook: workbook).diagnoses()
    for chapter in workbook.chapters {
      diagnoses += await CourseDoctor(workbook: workbook, chapter: chapter).diagnoses()
      diagnoses += SizeDoctor(workbook: workbook, chapter: chapter).diagnoses()
        .filter { !diagnoses.contains($0) }
    }
    return diagnoses
  }

  private func show(_ diagnosis: Diagnosis) {
    let mark = diagnosis.state == .advice ? "·" : console.mark(diagnosis.state == .good)
    console.printProse(diagnosis.sentence, mark: mark, indentation: "  ")
    if let remedy = diagnosis.remedy { console.print("  ↳ \(remedy)") }
  }
}
