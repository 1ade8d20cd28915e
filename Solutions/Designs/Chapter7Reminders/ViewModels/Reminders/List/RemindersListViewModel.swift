/// View model: what the list shows, and what its taps do.
final class RemindersListViewModel: RemindersListener {
  weak var delegate: (any RemindersListViewModelDelegate)?
  var onChange: () -> Void = {}

  private let repository: RemindersRepository
  private let consent: AlarmConsent

  init(repository: RemindersRepository, consent: AlarmConsent) {
    self.repository = repository
    self.consent = consent
    repository.addListener(self)
  }

  var isLoading: Bool { repository.reminders == nil && repository.failure == nil }

  var lines: [String] {
    let empty = repository.reminders?.isEmpty == true ? "Nothing to remember." : nil
    return [empty, repository.failure?.error.reason].compactMap { $0 }
  }

  var rows: [RowViewModel] {
    if let reminders = repository.reminders { return reminders.map(row) }
    return isLoading ? [] : [RowViewModel(title: "Try again") { [weak self] in self?.load() }]
  }

  func load() { repository.load() }

  func remindersDidChange() { onChange() }

  private func row(of reminder: Reminder) -> RowViewModel {
    let delete = ButtonViewModel(title: "Delete") { [weak self] in self?.delete(reminder) }
    let remind = ButtonViewModel(title: "Remind me") { [weak self] in self?.setAlarm(of: reminder) }
    return RowViewModel(
      title: reminder.title + (reminder.hasAlarm ? ", with alarm" : ""),
      buttons: reminder.hasAlarm ? [delete] : [delete, remind]
    ) { [weak self] in self?.delegate?.show(reminder) }
  }

  private func delete(_ reminder: Reminder) {
    guard let deletion = DeletionViewModel(of: reminder, in: repository) else { return }
    delegate?.confirm(deletion)
  }

  private func setAlarm(of reminder: Reminder) {
    // The system may ask for longer than the list is on the screen.
    Task { [weak self, consent] in
      guard let isAllowed = await consent.answer(), let self else { return }
      if isAllowed { repository.setAlarm(of: reminder.id) } else { delegate?.explainSilence() }
    }
  }
}
