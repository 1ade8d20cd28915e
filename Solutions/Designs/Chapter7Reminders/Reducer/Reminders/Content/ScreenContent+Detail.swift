extension ScreenContent {
  /// The content of the detail; nil if none is open.
  init?(detailOf state: VisitState) {
    guard let reminder = state.detail.flatMap(state.reminder) else { return nil }
    title = reminder.title
    lines = [reminder.isDue ? "Due." : "Not due yet.", state.error?.reason].compactMap { $0 }
    rows = [RowContent(choice: Choice(title: "Delete", action: .askDeletion(reminder.id)))]
  }
}
