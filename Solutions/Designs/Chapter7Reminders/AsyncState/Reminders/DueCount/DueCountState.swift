/// All that the header shows.
enum DueCountState: Equatable {
  case unknown
  case known(text: String)
}

extension DueCountState {
  init(of reminders: [Reminder]) {
    self = .known(text: "Due: \(reminders.count(where: \.isDue)) of \(reminders.count)")
  }
}
