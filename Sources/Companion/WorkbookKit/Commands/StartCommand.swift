import ArgumentKit
import CourseKit

extension Command {
  static let start = Command(
    name: "start",
    arguments: "<exercise>",
    summary: "Fill in the solutions of the exercises before this one.",
    discussion: """
      Your own code is kept, unless you add --replace. Your files are copied first, and the tool
      prints the command that restores them.
      """,
    options: [
      Option(name: "--replace", summary: "Also replace your own code."),
      Option(name: "--yes", summary: "Skip the confirmation."),
    ]
  ) { invocation in
    let console = invocation.console
    let workbook = try invocation.workbook()
    let (source, exercise) = try invocation.exercise(of: workbook)
    let learner = LearnerChapter(source, in: workbook)
    let earlier = source.regions.filter { $0.exercise < exercise.number }
    let replaces = invocation.has("--replace")
    // What stays need not be told apart from its neighbours, but its file has to be text.
    let answers = try learner.answers(
      to: earlier.filter {
        replaces || !learner.canRead($0) || (try? learner.answer(to: $0)) != nil
      })
    let filled = answers.filter { replaces ? !$0.isSolution : $0.isStarter && !$0.isSolution }
    let known = Set(answers.filter { $0.isSolution || $0.isStarter }.map(\.region))

    let printer = ResultPrinter(workbook: workbook, console: console)
    let list = { (regions: [Region]) in
      Set(regions.map(\.exercise)).sorted().map(\.description).joined(separator: ", ")
    }
    let own = earlier.filter { !known.contains($0) }
    if !own.isEmpty, !replaces { console.print("Your own code is kept: \(list(own)).") }
    guard !filled.isEmpty else {
      console.print("There is nothing to fill in before \(exercise.number).")
      printer.table([printer.losses(of: source)]).forEach(console.print)
      console.printNext()
      return .done
    }
    if !filled.allSatisfy(\.isStarter) {
      guard try invocation.confirm("A copy is kept. Replace your answers to \(list(own))?") else {
        return .workLeft
      }
    }
    let changes = try learner.changes(replacing: filled.map { ($0.region, $0.region.solution) })
    try invocation.keepCopy(of: changes.paths, in: workbook)
    try changes.carryOut(in: workbook)
    console.print("\(console.mark(true)) Filled in: \(list(filled.map(\.region))).")
    printer.table([printer.losses(of: source)]).forEach(console.print)
    console.printNext()
    return .done
  }
}
