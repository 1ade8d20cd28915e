/// View model: how many reminders are due.
final class RemindersHeaderViewModel: RemindersListener {
  var onChange: () -> Void = {}

  private let repository: RemindersRepository

  init(repository: RemindersRepository) {
    self.repository = repository
    repository.addListener(self)
  }

  /// The sentence; nil until the reminders are loaded.
  var line: String? {
    repository.reminders.map { "Due: \($0.count(where: \.isDue)) of \($0.count)" }
  }

  func remindersDidChange() { onChange() }
}
