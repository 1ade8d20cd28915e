// only in the solution
/// Interactor: reads and deletes one reminder.
final class ReminderDetailInteractor: ReminderDetailInteractorInputProtocol, ReminderBookObserver {
  weak var presenter: (any ReminderDetailInteractorOutputProtocol)?
  private let id: Reminder.ID
  private let book: ReminderBook

  init(id: Reminder.ID, book: ReminderBook) {
    self.id = id
    self.book = book
  }

  func readReminder() {
    book.addObserver(self)
    remindersDidChange()
  }

  func deleteReminder() {
    Task { [id, book, weak self] in
      do throws(RemindersError) {
        try await book.delete(id)
      } catch {
        self?.presenter?.didFail(with: error)
      }
    }
  }

  func remindersDidChange() {
    guard let reminder = book.reminders?.first(where: { $0.id == id }) else {
      presenter?.didLoseReminder()
      return
    }
    presenter?.didRead(reminder)
  }
}
