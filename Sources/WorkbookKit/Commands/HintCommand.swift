import ArgumentKit
import CourseKit

extension Command {
  static let hint = Command(
    name: "hint",
    arguments: "<exercise>",
    summary: "Give a hint for an exercise; one more at each call.",
    discussion: """
      The first hint is a question, the second a pointer, the third nearly the line. The pages in
      docs/hints have them too. The tool remembers how many it has shown; it repeats those above the new one.
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
      console.printError("\(ShownHints.path) could not be read, so the hints start from the first.")
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
        "\nThis hint will come again: \(ShownHints.path) could not be written."
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
