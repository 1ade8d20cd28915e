extension Command {
  static let check = Command(
    name: "check",
    arguments: "[chapter | exercise]",
    summary: "Judge the chapters, one of them, or one exercise.",
    discussion: "It exits with 0 when all that it judged is done, else with 1.",
    options: [Invocation.json]
  ) { invocation in
    let workbook = try invocation.workbook()
    let console = invocation.console
    let (chapters, exercise) = try selection(invocation, in: workbook)
    var standings: [ChapterStanding] = []
    for chapter in chapters {
      standings.append(try await invocation.standing(of: chapter, exercise, in: workbook))
    }
    if invocation.has(Invocation.json.name) {
      try invocation.printJSON(standings, in: workbook)
    } else {
      let page = StandingPage(workbook: workbook, console: console)
      let problem = standings.first { !$0.isComplete }.map(page.problem) ?? []
      if exercise == nil {
        page.list(of: standings).forEach(console.print)
        if !problem.isEmpty { console.print() }
      } else if problem.isEmpty {
        standings.flatMap(\.exercises).forEach { console.print(page.line(of: $0)) }
      }
      problem.forEach(console.print)
    }
    return standings.allSatisfy(\.isComplete) ? .done : .workLeft
  }

  /// What the one argument names: a chapter, or an exercise of one; all chapters when there is none.
  private static func selection(
    _ invocation: Invocation, in workbook: Workbook
  ) throws -> (chapters: [Chapter], exercise: ExerciseNumber?) {
    guard let word = invocation.arguments.first else { return (workbook.chapters, nil) }
    guard invocation.arguments.count == 1 else {
      throw UsageError(
        sentence: "'check' takes one chapter or exercise at most.", command: "check")
    }
    guard word.contains(".") else { return ([try workbook.chapter(named: word)], nil) }
    let (source, exercise) = try workbook.exercise(named: word)
    return ([source.chapter], exercise.number)
  }
}
