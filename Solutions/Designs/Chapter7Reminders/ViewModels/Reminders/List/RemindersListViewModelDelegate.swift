/// View model: what the list leaves to the flow.
protocol RemindersListViewModelDelegate: AnyObject {
  func show(_ reminder: Reminder)
  func confirm(_ deletion: DeletionViewModel)
  func explainSilence()
}
