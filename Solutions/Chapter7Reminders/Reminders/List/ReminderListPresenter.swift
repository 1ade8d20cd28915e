// only in the solution
/// Presenter: says what the list shows, and what a tap means.
final class ReminderListPresenter: ReminderListPresenterProtocol,
  ReminderListInteractorOutputProtocol
{
  weak var view: (any ReminderListViewProtocol)?
  private let interactor: any ReminderListInteractorInputProtocol
  private let router: any ReminderListRouterProtocol
  private var reminders: [Reminder] = []

  init(
    interactor: any ReminderListInteractorInputProtocol, router: any ReminderListRouterProtocol
  ) {
    self.interactor = interactor
    self.router = router
  }

  func viewDidLoad() {
    load()
  }

  func didSelectRetry() {
    load()
  }

  func didSelectDelete(_ id: Reminder.ID) {
    guard let reminder = reminders.first(where: { $0.id == id }) else { return }
    router.ask(.deletion(of: reminder.title)) { [interactor] in interactor.deleteReminder(id) }
  }

  func didSelectAlarm(_ id: Reminder.ID) {
    interactor.setAlarm(of: id)
  }

  func didSelectReminder(_ id: Reminder.ID) {
    guard reminders.contains(where: { $0.id == id }) else { return }
    router.openReminder(id)
  }

  func didUpdate(_ reminders: [Reminder]) {
    self.reminders = reminders
    view?.show(
      reminders.map(ReminderRow.init), note: reminders.isEmpty ? "Nothing to remember." : nil)
  }

  func didFailToLoad(with error: RemindersError) {
    view?.showFailure(error.reason)
  }

  func didFailToChange(with error: RemindersError) {
    view?.showMessage(error.reason)
  }

  func didRefuseAlarm() {
    router.tell(.alarmsAreRefused)
  }

  private func load() {
    // exercise 7.5 · list presenter: There is no list yet. Show the reminders, load them, and report errors.
    view?.showLoading()
    interactor.loadReminders()
    // end 7.5
  }
}
