/// Examines whether a mistake is caught as its page says.
struct MistakeExamination {
  let mistake: Answer

  func findings(on judgement: Judgement) -> [Finding] {
    switch judgement {
    case .notBuilt(let failure):
      [mistake.finding("does not compile: \(failure.firstMessage)")]
    case .judged(let report):
      sentence(on: report).map { [mistake.finding($0)] } ?? []
    }
  }

  /// What is wrong; nil when the mistake is caught.
  private func sentence(on report: TestReport) -> String? {
    if let breakdown = report.breakdown {
      return "must fail by an expectation, but \(breakdown)"
    }
    let own = report.tests(of: mistake.exercise).flatMap(\.failures)
    guard !own.isEmpty else {
      let others = report.tests.filter { $0.verdict != .passed }.map { "'\($0.name)'" }
      return others.isEmpty
        ? "passes every test. Add a test for it, or call it a right answer."
        : "is caught by no test of exercise \(mistake.exercise), only by \(others.joined(separator: ", "))."
    }
    let quotation = (mistake.quotation ?? "").oneLine
    let comments = own.flatMap(\.comments).map(\.oneLine)
    if comments.contains(where: { $0.contains(quotation) }) { return nil }
    let printed = comments.isEmpty ? ["Nothing."] : Set(comments).sorted()
    return (["is caught, but not in the words quoted. The tests of the exercise print:"] + printed)
      .joined(separator: "\n")
  }
}
