extension Command {
  static let reset = Command(
    name: "reset",
    arguments: "<chapter | exercise>",
    summary: "Bring an exercise or a whole chapter back to its start.",
    discussion: """
      Your files are copied first, and the tool prints the command that brings them back.
      """,
    options: [Option(name: "--yes", summary: "Do not ask.")]
  ) { invocation in
    guard let word = invocation.arguments.first, invocation.arguments.count == 1 else {
      throw UsageError(
        sentence: "'reset' wants one chapter or exercise, as in 'reset 1' or 'reset 1.3'.",
        command: "reset")
    }
    let workbook = try invocation.workbook()
    return word.contains(".")
      ? try await resetExercise(invocation, in: workbook)
      : try await resetChapter(invocation, in: workbook)
  }

  private static func resetChapter(
    _ invocation: Invocation, in workbook: Workbook
  ) async throws -> ExitCode {
    let console = invocation.console
    let chapter = try invocation.chapter(of: workbook)
    let starters = try Starters(of: [chapter], in: workbook)
    let plan = await starters.plan()
    guard !plan.changes.isEmpty else {
      console.print("\(chapter) is at its start already.")
      return .done
    }
    console.print("These files go back to their start:")
    plan.written.forEach { console.print("  \($0)") }
    if !plan.deleted.isEmpty { console.print("These files of yours go away:") }
    plan.deleted.forEach { console.print("  \($0)") }
    let paths = plan.changes.keys.sorted()
    let promise = paths.contains(where: workbook.exists) ? "A copy is kept. " : ""
    guard try invocation.confirm("\(promise)Reset \(chapter)?") else { return .workLeft }
    try invocation.keepCopy(of: paths, in: workbook)
    try starters.carryOut(plan)
    console.print("\(console.mark(true)) \(chapter) is at its start again.")
    console.printNext()
    return .done
  }

  private static func resetExercise(
    _ invocation: Invocation, in workbook: Workbook
  ) async throws -> ExitCode {
    let console = invocation.console
    let (source, exercise) = try invocation.exercise(of: workbook)
    let learner = LearnerChapter(source, in: workbook)
    let own = try learner.answers(to: exercise.regions).filter { !$0.isStarter }
    let plan = try learner.plan(replacing: exercise.regions.map { ($0, $0.todo) })
    guard !plan.changes.isEmpty else {
      console.print("Exercise \(exercise.number) is at its start already.")
      return .done
    }
    if !own.isEmpty { console.print("These lines go away:") }
    for answer in own {
      console.print("\n\(learner.path(of: answer.region)):\(answer.line)")
      answer.lines.forEach { console.print($0) }
    }
    console.print()
    guard try invocation.confirm("A copy is kept. Reset \(exercise.number)?") else {
      return .workLeft
    }
    try invocation.keepCopy(of: plan.changes.keys.sorted(), in: workbook)
    try plan.carryOut(in: workbook)
    console.print("\(console.mark(true)) Exercise \(exercise.number) is at its start again.")
    console.printNext()
    return .done
  }
}
