import ArgumentKit
import CourseKit

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
        "'reset' wants one chapter or exercise, as in 'reset 1' or 'reset 1.3'.",
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
    let changes = try ChapterSource(chapter, in: workbook).changesToStarters(in: workbook)
    guard !changes.isEmpty else {
      console.print("\(chapter) is at its start already.")
      return .done
    }
    console.print("These files go back to their start:")
    changes.written.forEach { console.print("  \($0)") }
    if !changes.deleted.isEmpty { console.print("These files of yours go away:") }
    changes.deleted.forEach { console.print("  \($0)") }
    let promise = changes.paths.contains(where: workbook.exists) ? "A copy is kept. " : ""
    guard try invocation.confirm("\(promise)Reset \(chapter)?") else { return .workLeft }
    try invocation.keepCopy(of: changes.paths, in: workbook)
    try changes.carryOut(in: workbook)
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
    let changes = try learner.changes(replacing: exercise.regions.map { ($0, $0.todo) })
    guard !changes.isEmpty else {
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
    try invocation.keepCopy(of: changes.paths, in: workbook)
    try changes.carryOut(in: workbook)
    console.print("\(console.mark(true)) Exercise \(exercise.number) is at its start again.")
    console.printNext()
    return .done
  }
}
