// only in the solution
/// Interactor: counts the reminders each time they change.
final class ReminderHeaderInteractor: ReminderHeaderInteractorInputProtocol, ReminderBookObserver {
  weak var presenter: (any ReminderHeaderInteractorOutputProtocol)?
  private let book: ReminderBook

  init(book: ReminderBook) {
    self.book = book
  }

  func startCounting() {
    book.addObserver(self)
    remindersDidChange()
  }

  func remindersDidChange() {
    // exercise 7.8 · header interactor: The user doesn't see how many reminders are due. Show it above the list, in a module of its own.
    guard let reminders = book.reminders else { return }
    presenter?.didCount(due: reminders.count(where: \.isDue), of: reminders.count)
    // end 7.8
  }
}
