// only in the solution
/// Interactor: loads and changes the reminders, and asks for the permission once.
final class ReminderListInteractor: ReminderListInteractorInputProtocol, ReminderBookObserver {
  weak var presenter: (any ReminderListInteractorOutputProtocol)?
  private let book: ReminderBook
  private let permission: any AlarmPermission
  private let settings: any AlarmSettings
  /// The answer of the user, or the question that is still open: every tap of this visit waits for it.
  private var question: Task<Bool, Never>?

  init(book: ReminderBook, permission: any AlarmPermission, settings: any AlarmSettings) {
    self.book = book
    self.permission = permission
    self.settings = settings
  }

  func loadReminders() {
    book.addObserver(self)
    // exercise 7.5 · list interactor: There is no list yet. Show the reminders, load them, and report errors.
    Task { [book, weak self] in
      do throws(RemindersError) {
        try await book.load()
      } catch {
        self?.presenter?.didFailToLoad(with: error)
      }
    }
    // end 7.5
  }

  func deleteReminder(_ id: Reminder.ID) {
    // exercise 7.6 · list interactor: Nothing can be deleted yet. Let the user delete a reminder, after a question.
    Task { [book, weak self] in
      do throws(RemindersError) {
        try await book.delete(id)
      } catch {
        self?.presenter?.didFailToChange(with: error)
      }
    }
    // end 7.6
  }

  func setAlarm(of id: Reminder.ID) {
    // exercise 7.7 · list interactor: No reminder has an alarm yet. Let the user set one, and ask for the permission once.
    if question == nil {
      question = Task { [permission, settings] in
        if let answer = settings.isAllowed { return answer }
        let answer = await permission.request()
        settings.isAllowed = answer
        return answer
      }
    }
    Task { [book, question, weak self] in
      guard await question?.value == true else {
        self?.presenter?.didRefuseAlarm()
        return
      }
      do throws(RemindersError) {
        try await book.setAlarm(of: id)
      } catch {
        self?.presenter?.didFailToChange(with: error)
      }
    }
    // end 7.7
  }

  func remindersDidChange() {
    guard let reminders = book.reminders else { return }
    presenter?.didUpdate(reminders)
  }
}
