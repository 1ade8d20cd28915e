extension Command {
  static let starters = Command(
    name: "starters",
    arguments: "[chapter …]",
    summary: "Write the exercises from the solutions.",
    discussion: """
      Files that a learner has changed are not overwritten. With --force they are, and a copy is
      kept first.
      """,
    options: [Option(name: "--force", summary: "Overwrite changed files; keep a copy of each.")],
    isForMaintainers: true
  ) { invocation in
    let console = invocation.console
    let workbook = try invocation.workbook()
    let chapters = try invocation.chapters(of: workbook)
    let starters = try Starters(of: chapters, in: workbook)
    let plan = await starters.plan()
    if !plan.learnersFiles.isEmpty {
      guard invocation.has("--force") else {
        let command = (["starters"] + invocation.arguments + ["--force"]).joined(separator: " ")
        throw WorkbookError(
          """
          These files have been changed, and would be overwritten:
          \(plan.learnersFiles.map { "  \($0)" }.joined(separator: "\n"))
          Nothing was written. To overwrite them and keep a copy: swift run workbook \(command)
          """)
      }
      try invocation.keepCopy(of: plan.learnersFiles, in: workbook)
    }
    try starters.carryOut(plan)
    let unchanged = starters.texts.count - plan.written.count
    console.print(
      "\(console.mark(true)) Starters: \(plan.written.count) written,"
        + " \(plan.deleted.count) deleted, \(unchanged) unchanged.")
    return .done
  }
}
