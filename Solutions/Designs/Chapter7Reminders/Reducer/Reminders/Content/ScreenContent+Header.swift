extension ScreenContent {
  /// The content of the header above the list.
  init(headerOf state: VisitState) {
    guard let reminders = state.reminders else { return }
    lines = ["Due: \(reminders.count(where: \.isDue)) of \(reminders.count)"]
  }
}
