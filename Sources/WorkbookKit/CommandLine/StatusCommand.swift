extension Command {
  static let status = Command(
    name: "status",
    summary: "Show where you are; it is what 'workbook' does alone.",
    discussion: "It exits with 0, whatever is left to do; 'check' judges."
  ) { invocation in
    let workbook = try invocation.workbook()
    let console = invocation.console
    var standings: [ChapterStanding] = []
    for chapter in workbook.chapters {
      let isNext = standings.allSatisfy(\.isComplete)
      standings.append(
        try await invocation.standing(of: chapter, in: workbook, trustsStarters: !isNext))
    }
    let page = StandingPage(workbook: workbook, console: console)
    page.overview(of: standings).forEach(console.print)
    console.print()
    if let standing = standings.first(where: { !$0.isComplete }) {
      page.problem(of: standing).forEach(console.print)
      console.print()
      console.printNext("watch")
    } else {
      console.printNext(workbook.chapters.last.map { "run \($0.number)" } ?? "list")
    }
    return .done
  }
}
