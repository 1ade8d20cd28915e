import Testing

/// The rules of chapter 7, as its tests print them.
enum Rule {
  // Review a change
  static let moduleCrashes: Comment = """
    Rule: A module crashes at no moment of a visit, and not after it either. One of your checks can't even reach its end.
    docs/7-reminders.md, 7.4
    """
  static func checkRejectedYours(_ complaints: [String]) -> Comment {
    """
    Rule: A change is done when its checks accept it. These are your own checks, and they say what is still wrong.
    \(complaints.joined(separator: "\n"))
    docs/7-reminders.md, 7.4
    """
  }
  static func checkCrashed(on deed: String?, in exercise: String) -> Comment {
    """
    Rule: A test that crashes checks nothing. Read no row of which you aren't sure that it is there.
    Crashed on: quiet hours that \(deed ?? "").
    docs/7-reminders.md, \(exercise)
    """
  }
  static func checkRejected(_ deeds: [String], in exercise: String) -> Comment {
    """
    Rule: A check wants what is required, and nothing else. Each design that meets the requirements has to pass.
    \(rejected(deeds))
    docs/7-reminders.md, \(exercise)
    """
  }
  private static func rejected(_ deeds: [String]) -> String {
    let more = deeds.count - 1
    return
      (deeds.prefix(1).map { "Rejected: quiet hours that \($0)." }
      + (more > 0
        ? ["And \(more) more \(more == 1 ? "design that is" : "designs that are") right."] : []))
      .joined(separator: "\n")
  }
  static func leaksPass(_ passed: [QuietHoursVariant]) -> Comment {
    """
    Rule: A closed module leaves no object in memory, whatever the user did before. Use it in every way, and look at more than its screen.
    \(questions(of: passed))
    docs/7-reminders.md, 7.1
    """
  }
  static func faultsPass(_ passed: [QuietHoursVariant]) -> Comment {
    """
    Rule: A demonstration isn't a check. Try each sentence of the requirements, for errors, limits and late responses as well.
    \(questions(of: passed))
    docs/7-reminders.md, 7.2
    """
  }
  static func checkRemembers(_ deeds: [String], in exercise: String) -> Comment {
    """
    Rule: A test finds the same in any order. Your check remembers something from one run to the next.
    Judged differently in another order: quiet hours that \(deeds.first ?? "").
    docs/7-reminders.md, \(exercise)
    """
  }

  /// A question each, and not the names: what to look for is the learner's to find.
  private static func questions(of passed: [QuietHoursVariant]) -> String {
    var questions: [String] = []
    for variant in passed where !questions.contains(variant.question) {
      questions.append(variant.question)
    }
    let more = questions.count - 2
    return
      (questions.prefix(2).map { "Question: \($0)" }
      + (more > 0 ? ["And \(more) more \(more == 1 ? "question" : "questions")."] : []))
      .joined(separator: "\n")
  }

  // Correct the change
  static let interactorEnds: Comment = """
    Rule: A closed module leaves no object in memory.
    Question: Which object lives longer than the screen, and what does it retain?
    docs/7-reminders.md, 7.3
    """
  static let nothingCrashes: Comment = """
    Rule: What arrives after the screen was closed has no effect, and crashes nothing. An unowned reference can't be asked any more.
    docs/7-reminders.md, 7.3
    """
  static let serviceIsHeard: Comment = """
    Rule: The interactor passes on each change that the service reports, as long as the screen is open.
    docs/7-reminders.md, 7.3
    """
  static let requestKeepsNothing: Comment = """
    Rule: A request doesn't keep its interactor in memory. The task needs the service and the hours, and nothing else strongly.
    docs/7-reminders.md, 7.3
    """
  static let savesAgain: Comment = """
    Rule: After an error, the user can do what was possible before the request.
    Question: What does the interactor remember of a request that has failed?
    docs/7-reminders.md, 7.3
    """
  static let savesOnce: Comment = """
    Rule: While a save is in flight, nothing else is sent, and no hour is moved. Its response ends that.
    docs/7-reminders.md, 7.3
    """
  static let interactorStillWorks: Comment = """
    Rule: A correction changes nothing else. The interactor still loads, moves, confirms and saves as its contract says.
    docs/7-reminders.md, 7.3
    """
  static let routerEnds: Comment = """
    Rule: A closed module leaves no object in memory.
    Question: The screen owns the presenter, and the presenter owns the router. What does the router own?
    docs/7-reminders.md, 7.3
    """
  static let closesItsOwn: Comment = """
    Rule: A module closes its own screen, only if that is on top, and no other one.
    Question: What may be on top when the response arrives?
    docs/7-reminders.md, 7.3
    """
  static let routerStillWorks: Comment = """
    Rule: A correction changes nothing else. The router still asks its question above the screen, and closes the screen.
    docs/7-reminders.md, 7.3
    """

  // Correct the roles
  static let viewIsTold: Comment = """
    Rule: A view shows its view model as it is.
    Question: Which role knows whether there is something to save, and how does the view learn it?
    docs/7-reminders.md, 7.4
    """
  static let viewStillWorks: Comment = """
    Rule: A correction changes nothing else. The view still shows its view model, and reports each tap.
    docs/7-reminders.md, 7.4
    """
  static let interactorDecides: Comment = """
    Rule: A business rule has one place.
    Question: Which types decide today whether the user has to confirm, and which one should?
    docs/7-reminders.md, 7.4
    """
  static let confirmationIsPassedOn: Comment = """
    Rule: If the hours need a confirmation, the presenter has the router ask, and the answer "Save" sends them again, as confirmed.
    docs/7-reminders.md, 7.4
    """
  static let loadingEnds: Comment = """
    Rule: Every loading state has to end.
    Question: Which message of the interactor leaves it on the screen?
    docs/7-reminders.md, 7.4
    """
  static let errorsHaveSentences: Comment = """
    Rule: Each error becomes the sentence that is required for it, exactly once. The name of a case is for programmers.
    docs/7-reminders.md, 7.4
    """
  static let presenterStillWorks: Comment = """
    Rule: A correction changes nothing else. The presenter still sends each tap to the interactor, and each update to the view.
    docs/7-reminders.md, 7.4
    """
}
