import CourseKit

extension Command {
  static let doctor = Command(
    name: "doctor",
    summary: "Check the setup, and say how to fix what is wrong."
  ) { invocation in
    let console = invocation.console
    let workbook = try invocation.workbook()
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
    for diagnosis in diagnoses {
      let mark = diagnosis.state == .advice ? "·" : console.mark(diagnosis.state == .good)
      console.printProse(diagnosis.sentence, mark: mark, indentation: "  ")
      if let remedy = diagnosis.remedy { console.print("  ↳ \(remedy)") }
    }
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
}
