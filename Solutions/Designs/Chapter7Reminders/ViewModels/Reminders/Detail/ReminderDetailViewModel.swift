/// View model: what the detail shows of one reminder, and what its taps do.
final class ReminderDetailViewModel: RemindersListener {
  weak var delegate: (any ReminderDetailViewModelDelegate)?
  var onChange: () -> Void = {}

  private let reminder: Reminder
  private let repository: RemindersRepository

  init(reminder: Reminder, repository: RemindersRepository) {
    self.reminder = reminder
    self.repository = repository
    repository.addListener(self)
  }

  var title: String { reminder.title }

  var lines: [String] {
    let failure = repository.failure
    let isOwn = failure?.request == .delete(reminder.id)
    return [reminder.isDue ? "Due." : "Not due yet.", isOwn ? failure?.error.reason : nil]
      .compactMap { $0 }
  }

  var rows: [RowViewModel] {
    [RowViewModel(title: "Delete") { [weak self] in self?.delete() }]
  }

  func remindersDidChange() {
    if repository.reminder(withID: reminder.id) == nil {
      delegate?.closeDetail(of: self)
    } else {
      onChange()
    }
  }

  private func delete() {
    guard let deletion = DeletionViewModel(of: reminder, in: repository) else { return }
    delegate?.confirm(deletion)
  }
}
