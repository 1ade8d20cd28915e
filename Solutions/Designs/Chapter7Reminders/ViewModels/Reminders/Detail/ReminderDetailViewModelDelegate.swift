/// View model: what the detail leaves to the flow.
protocol ReminderDetailViewModelDelegate: AnyObject {
  func confirm(_ deletion: DeletionViewModel)
  func closeDetail(of viewModel: ReminderDetailViewModel)
}
