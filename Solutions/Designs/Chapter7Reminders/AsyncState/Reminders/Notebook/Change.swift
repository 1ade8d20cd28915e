/// A change of a reminder that a request asks the server for.
enum Change: Hashable {
  case deletion(Reminder.ID)
  case alarm(Reminder.ID)

  var reminder: Reminder.ID {
    switch self {
    case .deletion(let id), .alarm(let id): id
    }
  }
}
