import ArgumentKit
import CourseKit

extension Command {
  static let hint = Command(
    name: "hint",
    arguments: "<exercise>",
    summary: "Show the next hint for an exercise.",
    discussion: """
      The first hint asks a question, the second names a direction, and the third is nearly the line. The
      tool remembers how many hints it has shown, and repeats them above the new one. The pages in
      docs/hints have the same hints.
      """,
    options: [Option(name: "--all", summary: "Show all hints at once.")]
  ) { invocation in
    let console = invocation.console
    let workbook = try invocation.workbook()
    let (source, exercise) = try invocation.exercise(of: workbook)
    let number = exercise.number
    let page = source.chapter.hintsPage
    let hints = ChapterPage(page, in: workbook)?.hints(of: number) ?? []
    guard !hints.isEmpty else {
      throw WorkbookError(
        "\(page) has no hints for \(number). To see what is missing: swift run workbook doctor")
    }
    var shownHints = ShownHints(workbook)
    if shownHints.isDamaged {
      console.printError(
        "\(ShownHints.path) could not be read, so the hints start with the first one.")
    }
    let showsAll = invocation.has("--all")
    let seen = max(0, min(shownHints.count(of: number), hints.count - 1))
    let shown = showsAll ? hints.count : seen + 1
    console.printProse("\(number) \(exercise.sentence)", .bold)
    for (index, hint) in hints.prefix(shown).enumerated() {
      let isNew = showsAll || index == shown - 1
      console.print()
      console.printProse("Hint \(index + 1): \(hint.title)")
      for line in hint.text.lines(width: console.proseWidth.map { $0 - 2 }) {
        console.print(isNew ? "  \(line)" : console.color("  \(line)", .faint))
      }
    }
    do {
      try shownHints.remember(shown, of: number)
    } catch {
      console.printError(
        "\nThe next call shows this hint again, because \(ShownHints.path) could not be written."
          + " \(FileTrouble(error))")
    }
    switch hints.count - shown {
    case 0: console.print("\nThere are no more hints.")
    case 1: console.print("\nOne hint is left.")
    case let left: console.print("\n\(left) hints are left.")
    }
    console.printNext(shown < hints.count ? "hint \(number)" : "solution \(number) --spoil")
    return .done
  }
}
