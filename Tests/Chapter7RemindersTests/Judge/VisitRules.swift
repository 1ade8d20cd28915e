import Testing
import TestSupport

private let loading: Set<VisitModel.Kind> = [.start, .load, .failToLoad, .tryAgain]
private let all = loading.union([.other])

/// Which rule is broken when a part of the screen or of the requests differs.
func visitRules(_ exercise: Int) -> [RuleRow<VisitModel>] {
  exercise == 5 ? rulesOfLoading : rules(of: exercise)
}

private let rulesOfLoading: [RuleRow<VisitModel>] = [
  RuleRow(5, after: loading, "the title", unlessFree: \.title, Rule.listIsShown),
  RuleRow(5, after: [.tryAgain], "server.requests", \.requests, Rule.listCanBeLoadedAgain),
  RuleRow(5, after: all, "server.requests", \.requests, Rule.listLoadsOnce),
  RuleRow(
    5, after: loading, "the errors on the screen", unlessFree: \.errors, Rule.listReportsErrors),
  RuleRow(5, after: [.failToLoad], "the rows", unlessFree: \.rows, Rule.listCanBeLoadedAgain),
  RuleRow(
    5, after: loading, "whether it says “Loading…”", unlessFree: \.isLoading, Rule.listShowsLoading),
  RuleRow(5, after: [.load], "the rows", unlessFree: \.rows, Rule.listShowsAll),
  RuleRow(
    5, after: [.load], "whether it says “Nothing to remember.”",
    unlessFree: \.saysNothingToRemember,
    Rule.listMayBeEmpty),
  RuleRow(5, after: [.end], "the title", unlessFree: \.title, Rule.visitShowsNothing(in: 5)),
  RuleRow(5, after: [.end], "what is in memory", \.leftovers, Rule.visitLeavesNothing),
]

private func rules(of exercise: Int) -> [RuleRow<VisitModel>] {
  let rule = exercise < 10 ? Rule.severalInFlight(in: exercise) : Rule.linksComeAtAnyTime
  return [
    RuleRow(exercise, after: all, "the loads", \.loads, Rule.listLoadsOnce),
    RuleRow(
      exercise, after: [.end], "the title", unlessFree: \.title,
      Rule.visitShowsNothing(in: exercise)),
    RuleRow(exercise, after: all, "server.requests", \.requests, rule),
    RuleRow(exercise, after: all, "settings.isAllowed", \.isAllowed, rule),
    RuleRow(exercise, after: all, "the title", unlessFree: \.title, rule),
    RuleRow(exercise, after: all, "the rows", unlessFree: \.rows, rule),
    RuleRow(exercise, after: all, "the errors on the screen", unlessFree: \.errors, rule),
    RuleRow(exercise, after: all, "the line of the detail", unlessFree: \.due, rule),
    RuleRow(exercise, after: all, "whether it says “Loading…”", unlessFree: \.isLoading, rule),
    RuleRow(
      exercise, after: all, "whether it says “Nothing to remember.”",
      unlessFree: \.saysNothingToRemember,
      rule),
    RuleRow(
      exercise, after: [.end], "what is in memory", \.leftovers, Rule.endLeavesNothing(in: exercise)
    ),
  ]
    + (exercise < 8
      ? [] : [RuleRow(exercise, after: all, "the header", unlessFree: \.header, rule)])
}
