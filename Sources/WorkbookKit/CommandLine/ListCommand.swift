extension Command {
  static let list = Command(
    name: "list",
    arguments: "[chapter …]",
    summary: "List every exercise, and whether it is done.",
    discussion: "It exits with 0, whatever is left to do; 'check' judges.",
    options: [Invocation.json]
  ) { invocation in
    let workbook = try invocation.workbook()
    var standings: [ChapterStanding] = []
    for chapter in try invocation.chapters(of: workbook) {
      standings.append(
        try await invocation.standing(of: chapter, in: workbook, trustsStarters: true))
    }
    if invocation.has(Invocation.json.name) {
      try invocation.printJSON(standings, in: workbook)
    } else {
      let page = StandingPage(workbook: workbook, console: invocation.console)
      page.list(of: standings).forEach(invocation.console.print)
    }
    return .done
  }
}
