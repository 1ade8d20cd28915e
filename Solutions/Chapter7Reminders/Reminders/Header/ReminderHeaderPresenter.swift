// only in the solution
/// Presenter: says how many reminders are due.
final class ReminderHeaderPresenter: ReminderHeaderPresenterProtocol,
  ReminderHeaderInteractorOutputProtocol
{
  weak var view: (any ReminderHeaderViewProtocol)?
  private let interactor: any ReminderHeaderInteractorInputProtocol

  init(interactor: any ReminderHeaderInteractorInputProtocol) {
    self.interactor = interactor
  }

  func viewDidLoad() {
    interactor.startCounting()
  }

  func didCount(due: Int, of all: Int) {
    view?.show("Due: \(due) of \(all)")
  }
}
