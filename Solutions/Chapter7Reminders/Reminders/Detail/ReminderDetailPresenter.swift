// only in the solution
/// Presenter: says what the detail shows.
final class ReminderDetailPresenter: ReminderDetailPresenterProtocol,
  ReminderDetailInteractorOutputProtocol
{
  weak var view: (any ReminderDetailViewProtocol)?
  private let interactor: any ReminderDetailInteractorInputProtocol
  private let router: any ReminderDetailRouterProtocol
  private var title = ""

  init(
    interactor: any ReminderDetailInteractorInputProtocol,
    router: any ReminderDetailRouterProtocol
  ) {
    self.interactor = interactor
    self.router = router
  }

  func viewDidLoad() {
    interactor.readReminder()
  }

  func didSelectDelete() {
    router.ask(.deletion(of: title)) { [interactor] in interactor.deleteReminder() }
  }

  func didRead(_ reminder: Reminder) {
    title = reminder.title
    view?.show(title: reminder.title, text: reminder.isDue ? "Due." : "Not due yet.")
  }

  func didFail(with error: RemindersError) {
    view?.showMessage(error.reason)
  }

  func didLoseReminder() {
    router.close()
  }
}
