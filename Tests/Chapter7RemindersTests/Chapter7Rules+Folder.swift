import Testing

extension Rule {
  // From an empty folder
  static let listIsShown: Comment = """
    Rule: A module begins with a screen. `startReminders` shows the screen "Reminders" on the navigator.
    docs/7-reminders.md, 7.5
    """
  static let listLoadsOnce: Comment = """
    Rule: A visit loads once. Only "Try again" loads the list again, because each response says what has changed.
    docs/7-reminders.md, 7.5
    """
  static let listShowsLoading: Comment = """
    Rule: While a request is in flight, the user sees "Loading…", and not after it.
    docs/7-reminders.md, 7.5
    """
  static let listShowsAll: Comment = """
    Rule: The list has a row for each reminder, in the order of the server.
    docs/7-reminders.md, 7.5
    """
  static let listMayBeEmpty: Comment = """
    Rule: If there are no reminders, a line says so, because an empty screen looks like a fault.
    docs/7-reminders.md, 7.5
    """
  static let listReportsErrors: Comment = """
    Rule: After an error, the user reads its message until the list is loaded. Without an error, there is no message.
    docs/7-reminders.md, 7.5
    """
  static let listCanBeLoadedAgain: Comment = """
    Rule: After an error, the user can try again.
    docs/7-reminders.md, 7.5
    """
  static let listNeedsNoLinks: Comment = """
    Rule: What is on the screen retains all that it needs. The app may release the function for links at once.
    docs/7-reminders.md, 7.5
    """
  static let deleteIsOffered: Comment = """
    Rule: Each row has a button "Delete".
    docs/7-reminders.md, 7.6
    """
  static let deleteAsks: Comment = """
    Rule: Before something is lost, the user is asked, and nothing happens without their answer.
    docs/7-reminders.md, 7.6
    """
  static let deleteIsSentOnce: Comment = """
    Rule: A change is one request. Until its response, the same change isn't sent again.
    docs/7-reminders.md, 7.6
    """
  static let deleteOutlastsScreen: Comment = """
    Rule: What the user has confirmed is sent, even if the screen is closed before anything else runs.
    docs/7-reminders.md, 7.6
    """
  static let backIsCancel: Comment = """
    Rule: The user can go back from each alert. That means "Cancel", or "OK" where it is the only answer.
    docs/7-reminders.md, 7.6
    """
  static let questionKeepsItsSubject: Comment = """
    Rule: A question is about one reminder, and so is its answer, although other rows may disappear in between.
    docs/7-reminders.md, 7.6
    """
  static let deletedIsGone: Comment = """
    Rule: When the server has deleted a reminder, its row disappears, and no other one.
    docs/7-reminders.md, 7.6
    """
  static let deleteMayFail: Comment = """
    Rule: A change that failed changes nothing: the row stays, and the user reads the reason and can try again.
    docs/7-reminders.md, 7.6
    """
  static let alarmIsOffered: Comment = """
    Rule: A row has a button "Remind me" until its reminder has an alarm.
    docs/7-reminders.md, 7.7
    """
  static let permissionFirst: Comment = """
    Rule: A permission is asked for when it is needed for the first time, and before anything is sent.
    docs/7-reminders.md, 7.7
    """
  static let permissionOnce: Comment = """
    Rule: The system asks once, however often the user taps.
    docs/7-reminders.md, 7.7
    """
  static let permissionIsRemembered: Comment = """
    Rule: What the user chose is kept in the settings, also after a refusal.
    docs/7-reminders.md, 7.7
    """
  static let answerOutlastsVisit: Comment = """
    Rule: The user's answer to the system is kept, even if the visit has ended meanwhile, so that the system never asks again.
    docs/7-reminders.md, 7.7
    """
  static let alarmLeavesNothing: Comment = """
    Rule: When the system has answered, release each tap that waited for it. After the visit, nothing holds a service.
    docs/7-reminders.md, 7.7
    """
  static let alarmIsSet: Comment = """
    Rule: When the server has set an alarm, its row says so.
    docs/7-reminders.md, 7.7
    """
  static let refusalIsExplained: Comment = """
    Rule: A user who has refused alarms reads at each tap why there is none.
    docs/7-reminders.md, 7.7
    """
  static let headerWaits: Comment = """
    Rule: The header appears when the reminders are loaded, and not before.
    docs/7-reminders.md, 7.8
    """
  static let headerCounts: Comment = """
    Rule: The header above the list counts the reminders that are due.
    docs/7-reminders.md, 7.8
    """
  static let headerIsModule: Comment = """
    Rule: A part of a screen that has its own reason to change is a module of its own. Add its screen to that of the list.
    docs/7-reminders.md, 7.8
    """
  static let headerLearns: Comment = """
    Rule: If one module changes the data, each other module on the screen learns of it without a request.
    docs/7-reminders.md, 7.8
    """
  static let headerAsksNothing: Comment = """
    Rule: Two modules that show the same data share one request.
    docs/7-reminders.md, 7.8
    """
  static let detailShows: Comment = """
    Rule: A row opens its reminder in a screen of its own, with what is known already.
    docs/7-reminders.md, 7.9
    """
  static let detailDeletes: Comment = """
    Rule: The same question is asked wherever something is deleted.
    docs/7-reminders.md, 7.9
    """
  static let detailKeepsItsSubject: Comment = """
    Rule: A detail is about one reminder, wherever that is in the list, and whatever else the list deletes.
    docs/7-reminders.md, 7.9
    """
  static let detailStays: Comment = """
    Rule: A change that failed closes nothing: the user stays, reads the reason, and can try again.
    docs/7-reminders.md, 7.9
    """
  static let detailCloses: Comment = """
    Rule: When its reminder is deleted, a detail closes together with its question, and the list has one row less.
    docs/7-reminders.md, 7.9
    """
  static let detailTellsAll: Comment = """
    Rule: When a detail deletes its reminder, each module on the screen below it learns of the change.
    docs/7-reminders.md, 7.9
    """
  static let detailCanBeLeft: Comment = """
    Rule: A late response closes the detail whose reminder is gone, and nothing else that is open.
    docs/7-reminders.md, 7.9
    """
  static let visitLeavesNothing: Comment = """
    Rule: A visit that has ended leaves nothing in memory: no screen, and nothing that holds a service.
    docs/7-reminders.md, 7.5
    """
  static let alarmMayFail: Comment = """
    Rule: A change that failed changes nothing: the row stays, and the user reads the reason.
    docs/7-reminders.md, 7.7
    """
  static let detailOpensOnce: Comment = """
    Rule: Two quick taps on a row open one detail, so going back once leads to the list.
    docs/7-reminders.md, 7.9
    """
  static let detailIsReleased: Comment = """
    Rule: A screen that was left is deallocated, although the one below it stays.
    docs/7-reminders.md, 7.9
    """
  static func visitShowsNothing(in exercise: Int) -> Comment {
    """
    Rule: After a visit, no screen and no alert of it appears any more, whatever arrives late.
    docs/7-reminders.md, 7.\(exercise)
    """
  }
  static func severalInFlight(in exercise: Int) -> Comment {
    """
    Rule: Requests may be in flight at once, and end in any order. Each response changes its own reminder, and no other one.
    docs/7-reminders.md, 7.\(exercise)
    """
  }
  static func endLeavesNothing(in exercise: Int) -> Comment {
    """
    Rule: A visit that has ended leaves nothing in memory that holds a service, whatever the user did before.
    docs/7-reminders.md, 7.\(exercise)
    """
  }
}
