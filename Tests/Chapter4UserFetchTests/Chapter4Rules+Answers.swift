import Testing

extension Rule {
  // From the server to the screen
  static let serviceAsks: Comment = """
    Rule: a service asks the server that it was given. Nothing has arrived there: was the request begun, and at the given address?
    docs/4-user-fetch.md, 4.5 and 4.9
    """
  static let serviceDelivers: Comment = """
    Rule: a service asks the server and hands over what the reply holds, once.
    docs/4-user-fetch.md, 4.5 and 4.9
    """
  static let asksWhereItIsTold: Comment = """
    Rule: a service asks where it is told to. The address comes from outside, and is used as it is.
    docs/4-user-fetch.md, 4.5 and 4.9
    """
  static let asksPlainly: Comment = """
    Rule: a service reads what the server has now. It sends a plain GET, and a reply that was stored is no answer.
    docs/4-user-fetch.md, 4.5 and 4.9
    """
  static let serverHasTheAnswer: Comment = """
    Rule: the server has the answer. Until its reply has come, whoever asked hears nothing.
    docs/4-user-fetch.md, 4.5 and 4.9
    """
  static let everyPathReplies: Comment = """
    Rule: every path replies, exactly once, and with its own failure. A failure is an answer, and goes to whoever asked.
    docs/4-user-fetch.md, 4.5 and 4.9
    """
  static let badAddressReplies: Comment = """
    Rule: every path replies, the first one too. An address that is none is answered like any other failure.
    docs/4-user-fetch.md, 4.5 and 4.9
    """
  static let fetchIsAll: Comment = """
    Rule: do what was asked, and nothing else. To one question belong one request and one answer.
    docs/4-user-fetch.md, 4.5 and 4.9
    """
  static let askerGoesOn: Comment = """
    Rule: whoever hands over a completion goes on at once. A service that waits in the call freezes the screen.
    docs/4-user-fetch.md, 4.5
    """
  static let interactorAsks: Comment = """
    Rule: the interactor decides when to ask, and the service knows how. Ask the service, once.
    docs/4-user-fetch.md, 4.6 and 4.10
    """
  static let serviceHasTheAnswer: Comment = """
    Rule: the service has the answer. Until it replies, the presenter hears nothing, not even what was fetched before.
    docs/4-user-fetch.md, 4.6 and 4.10
    """
  static let askEachTime: Comment = """
    Rule: one order, one question. Users who were fetched before may be old by now, so the service is asked again.
    docs/4-user-fetch.md, 4.6 and 4.10
    """
  static let questionIsAll: Comment = """
    Rule: do what was asked, and nothing else. There is one question now, and nobody is told anything.
    docs/4-user-fetch.md, 4.6 and 4.10
    """
  static let crossFromAnyThread: Comment = """
    Rule: a service answers on a thread of its own. Cross to the main actor: to claim that you are there ends the app.
    docs/4-user-fetch.md, 4.6
    """
  static let crossOnce: Comment = """
    Rule: cross to the main actor at one place, the interactor. From there the answer goes to the presenter, once.
    docs/4-user-fetch.md, 4.6 and 4.10
    """
  static let mayAnswerAtOnce: Comment = """
    Rule: a service may answer at once, on the thread that asks. Cross without waiting for the main actor.
    docs/4-user-fetch.md, 4.6
    """
  static let failureIsHandedOn: Comment = """
    Rule: a failure is an answer, too. Hand it on like the users, or the reader waits forever.
    docs/4-user-fetch.md, 4.6 and 4.10
    """
  static let answerStaysWhole: Comment = """
    Rule: an interactor hands on what came: every user, in order, and each failure by its own name.
    docs/4-user-fetch.md, 4.6 and 4.10
    """
  static let askYourClock: Comment = """
    Rule: the time is asked of a clock that was given, when the answer comes. A clock of your own cannot be tested.
    docs/4-user-fetch.md, 4.6 and 4.10
    """
  static let waitingKeepsNobody: Comment = """
    Rule: a pending request keeps nobody alive. It holds neither the interactor nor the presenter.
    docs/4-user-fetch.md, 4.6 and 4.10
    """
  static let askerMayBeGone: Comment = """
    Rule: whoever asked may be gone when the answer comes. Look who is still there; then nobody is told.
    docs/4-user-fetch.md, 4.6 and 4.10
    """
  static let oneOrderOneQuestion: Comment = """
    Rule: one order, one question. After a failure the interactor asks nobody, until it is told to.
    docs/4-user-fetch.md, 4.6 and 4.10
    """
  static let newOrderNewQuestion: Comment = """
    Rule: a new order is a new question, also while the one before waits. It does not wait along.
    docs/4-user-fetch.md, 4.6 and 4.10
    """
  static let retryRecovers: Comment = """
    Rule: a failure is not the end. Each retry asks again, and its answer takes the place of the reason.
    docs/4-user-fetch.md, 4.6 and 4.10
    """
  static let handingOnIsAll: Comment = """
    Rule: do what was asked, and nothing else. The presenter hears one answer, and the service no new question.
    docs/4-user-fetch.md, 4.6 and 4.10
    """
}
