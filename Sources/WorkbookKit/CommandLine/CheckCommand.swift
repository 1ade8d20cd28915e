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
    let (chapters, exercise) = try invocation.selection(in: workbook)
    var standings: [ChapterStanding] = []
    for chapter in chapters {
      standings.append(try await invocation.standing(of: chapter, exercise, in: workbook))
    }
    if invocation.has(Invocation.json.name) {
      try invocation.printJSON(standings, in: workbook)
    } else {
      let page = StandingPage(workbook: workbook, console: console)
      if exercise == nil { page.list(of: standings).forEach(console.print) }
      let problem = standings.first { !$0.isComplete }.map(page.problem) ?? []
      if !problem.isEmpty, exercise == nil { console.print() }
      problem.forEach(console.print)
    }
    return standings.allSatisfy(\.isComplete) ? .done : .workLeft
  }
}
