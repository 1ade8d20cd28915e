import Testing

/// The rules of chapter 4, as its tests print them.
enum Rule {
  // One state at a time
  static let presenterAsks: Comment = """
    Rule: a presenter fetches nothing. It asks the interactor: once when the list appears, once for each retry.
    docs/4-user-fetch.md, 4.1
    """
  static let loadingFirst: Comment = """
    Rule: a list is in one state at a time. Show that it loads before you ask; the answer takes its place.
    docs/4-user-fetch.md, 4.1
    """
  static let loaded: Comment = """
    Rule: one answer, one state. Users who arrive are shown as rows, with the time, and nothing else stays.
    docs/4-user-fetch.md, 4.1
    """
  static let empty: Comment = """
    Rule: no users is an answer, too. Empty is a state of its own, not a list without rows.
    docs/4-user-fetch.md, 4.1
    """
  static let failed: Comment = """
    Rule: a failure is a state with a reason. Show the error's own sentence, whatever was shown before.
    docs/4-user-fetch.md, 4.1
    """
  static let readerRetries: Comment = """
    Rule: to try again is the reader's choice. After a failure the presenter asks nobody.
    docs/4-user-fetch.md, 4.1
    """
  static let remembered: Comment = """
    Rule: the presenter remembers whom it shows. A list that comes back from a detail is not fetched again.
    docs/4-user-fetch.md, 4.1
    """
  static let translate: Comment = """
    Rule: the transport type speaks the server's words, the entity ours. Translate each word here, and only here.
    docs/4-user-fetch.md, 4.2
    """

  // From the server to the screen
  static let statusFirst: Comment = """
    Rule: a status outside 200 to 299 is a failure, whatever the data says. Check it before you trust the data.
    docs/4-user-fetch.md, 4.3
    """
  static let successIsARange: Comment = """
    Rule: success is a range. Every status from 200 to 299 lets the data through.
    docs/4-user-fetch.md, 4.3
    """
  static let undecodable: Comment = """
    Rule: data that nobody can read is not an empty list. Name the failure, so that the reader hears of it.
    docs/4-user-fetch.md, 4.4
    """
  static let emptyIsAnAnswer: Comment = """
    Rule: an empty list is an answer. Only data that is no list of users is a failure.
    docs/4-user-fetch.md, 4.4
    """
  static let nameTheFailure: Comment = """
    Rule: one error for all helps nobody. Tell apart what a reader can do: wait, correct the address, or check the connection.
    docs/4-user-fetch.md, 4.4
    """
  static let serviceDelivers: Comment = """
    Rule: a service asks the server and hands over what the reply holds, once.
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
  static let interactorAsks: Comment = """
    Rule: the interactor decides when to ask, and the service knows how. Ask the service, once.
    docs/4-user-fetch.md, 4.6 and 4.10
    """
  static let crossOnce: Comment = """
    Rule: cross to the main actor at one place, the interactor. From there the answer goes to the presenter, once.
    docs/4-user-fetch.md, 4.6 and 4.10
    """
  static let mayAnswerAtOnce: Comment = """
    Rule: a service may answer at once, on the thread that asks. Cross without waiting for the main actor.
    docs/4-user-fetch.md, 4.6
    """
  static let askYourClock: Comment = """
    Rule: the time is asked of a clock that was given, when the answer comes. A clock of your own cannot be tested.
    docs/4-user-fetch.md, 4.6 and 4.10
    """
  static let waitingKeepsNobody: Comment = """
    Rule: a question keeps nobody alive. While it waits it holds neither the interactor nor the presenter.
    docs/4-user-fetch.md, 4.6 and 4.10
    """
  static let oneOrderOneQuestion: Comment = """
    Rule: one order, one question. After a failure the interactor asks nobody, until it is told to.
    docs/4-user-fetch.md, 4.6 and 4.10
    """
  static let retryRecovers: Comment = """
    Rule: a failure is not the end. Each retry asks again, and its answer takes the place of the reason.
    docs/4-user-fetch.md, 4.6 and 4.10
    """

  // Let go, and go on
  static let weakPresenter: Comment = """
    Rule: a capture list helps a closure, never a property. The interactor only borrows its presenter.
    docs/4-user-fetch.md, 4.7
    """
  static let listGoesWithScreen: Comment = """
    Rule: a module goes with its screen. One strong property back toward the view keeps all that is behind it alive.
    docs/4-user-fetch.md, 4.7
    """
  static let presenterRoutes: Comment = """
    Rule: a view reports an id, and the presenter knows the user. It hands that user to the router, once.
    docs/4-user-fetch.md, 4.8
    """
  static let tapChangesNothing: Comment = """
    Rule: a tap on a user changes nothing in the list. The presenter asks nobody, and shows nothing new.
    docs/4-user-fetch.md, 4.8
    """
  static let routerPushes: Comment = """
    Rule: a router knows where to go, and a builder makes what is there. Push the detail's screen, once.
    docs/4-user-fetch.md, 4.8
    """
  static let throughThePresenter: Comment = """
    Rule: enter a module through its presenter. It is given the user, and it alone tells the view what to show.
    docs/4-user-fetch.md, 4.8
    """
  static let detailIsNew: Comment = """
    Rule: each user who is opened gets a detail of their own. The builder makes it, and nobody keeps it.
    docs/4-user-fetch.md, 4.8
    """
  static let detailGoesWithScreen: Comment = """
    Rule: a module goes with its screen. Nothing outside the detail may hold on to a piece of it.
    docs/4-user-fetch.md, 4.8
    """
}
