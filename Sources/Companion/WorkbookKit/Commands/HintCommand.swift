import ArgumentKit
import CommandKit
import CourseKit

struct HintCommand: Command {
  static let configuration = CommandConfiguration(
    name: "hint",
    arguments: "<exercise>",
    summary: "Show the next hint for an exercise.",
    discussion: """
      The first hint asks a question, the second names a direction, and the third is nearly the line. The
      tool remembers how many hints it has shown, and repeats them above the new one. The pages in
      docs/hints have the same hints.
      """,
    options: [all])

  private static let all = Option(name: "--all", summary: "Show all hints at once.")

  let invocation: Invocation

  func run() async throws -> ExitCode {
    let workbook = try invocation.workbook()
    let (source, exercise) = try invocation.exercise(of: workbook)
    let hints = try hints(for: exercise, of: source.chapter, in: workbook)
    var history = HintHistory(workbook)
    if history.isDamaged {
      console.printError(
        "\(HintHistory.path) could not be read, so the hints start with the first one.")
    }
    let seen = max(0, min(history.count(of: exercise.number), hints.count - 1))
    let count = invocation.has(Self.all.name) ? hints.count : seen + 1
    console.printProse("\(exercise.number) \(exercise.sentence)", .bold)
    show(hints.prefix(count))
    remember(count, of: exercise.number, in: &history)
    sayWhatIsLeft(hints.count - count, of: exercise.number)
    return .done
  }

  private func hints(
    for exercise: Exercise, of chapter: Chapter, in workbook: Workbook
  ) throws -> [Hint] {
    let page = chapter.hintsPage
    let hints = ChapterPage(page, in: workbook)?.hints(of: exercise.number) ?? []
    guard hints.isEmpty else { return hints }
    throw WorkbookError(
      "\(page) has no hints for \(exercise.number). To see what is missing: swift run workbook doctor"
    )
  }

  private func show(_ hints: ArraySlice<Hint>) {
    for (index, hint) in hints.enumerated() {
      let isNew = invocation.has(Self.all.name) || index == hints.count - 1
      console.print()
      console.printProse("Hint \(index + 1): \(hint.title)")
      for line in hint.text.lines(width: console.proseWidth.map { $0 - 2 }) {
        console.print(isNew ? "  \(line)" : console.color("  \(line)", .faint))
      }
    }
  }

  private func remember(_ count: Int, of number: ExerciseNumber, in history: inout HintHistory) {
    do {
      try history.remember(count, of: number)
    } catch {
      console.printError(
        "\nThe next call shows this hint again, because \(HintHistory.path) could not be written."
          + " \(FileProblem(error))")
    }
  }

  private func sayWhatIsLeft(_ count: Int, of number: ExerciseNumber) {
    switch count {
    case 0: console.print("\nThere are no more hints.")
    case 1: console.print("\nOne hint is left.")
    default: console.print("\n\(count) hints are left.")
    }
    console.printNext(count > 0 ? "hint \(number)" : "solution \(number) --spoil")
  }
}
