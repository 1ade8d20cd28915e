extension Command {
  static let doctor = Command(
    name: "doctor",
    summary: "Look whether the workbook has all that it needs, and say what to do when it has not."
  ) { invocation in
    let console = invocation.console
    let workbook = try invocation.workbook()
    let diagnoses =
      await ToolDoctor(folder: workbook.root).diagnoses()
      + FolderDoctor(workbook: workbook).diagnoses()
      + workbook.chapters.flatMap { CourseDoctor(workbook: workbook, chapter: $0).diagnoses() }
    for diagnosis in diagnoses {
      let mark = diagnosis.state == .advice ? "·" : console.mark(diagnosis.state == .good)
      console.print("\(mark) \(diagnosis.sentence)")
      if let remedy = diagnosis.remedy { console.print("  \(remedy)") }
    }
    console.print()
    let wrong = diagnoses.count { $0.state == .wrong }
    guard wrong == 0 else {
      console.print(wrong == 1 ? "One thing is wrong." : "\(wrong) things are wrong.")
      return .workLeft
    }
    console.print("All is well.")
    console.printNext("")
    return .done
  }
}
