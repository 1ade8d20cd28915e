/// Presenter: turns the quiet hours into text, and sends the view's events to where they are decided.
final class QuietHoursPresenter: QuietHoursPresenterProtocol, QuietHoursInteractorOutputProtocol {
  weak var view: (any QuietHoursViewProtocol)?
  private let interactor: any QuietHoursInteractorInputProtocol
  private let router: any QuietHoursRouterProtocol

  init(
    interactor: any QuietHoursInteractorInputProtocol, router: any QuietHoursRouterProtocol
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

  func didSelectEarlier(_ bound: QuietHours.Bound) {
    interactor.move(bound, by: -1)
  }

  func didSelectLater(_ bound: QuietHours.Bound) {
    interactor.move(bound, by: 1)
  }

  private func load() {
    view?.showLoading()
    interactor.loadHours()
  }

  func didStartSaving() {
    view?.showLoading()
  }

  func didSave() {
    view?.hideLoading()
    router.close()
  }

  // TODO: 7.4 These two files work in the demonstration as well. Review them, and correct what you find.
  private var length = 0

  func didSelectSave() {
    if length > 12 {
      router.askToConfirm(length: length) { [weak self] in
        self?.interactor.save(isConfirmed: true)
      }
    } else {
      interactor.save(isConfirmed: true)
    }
  }

  func didUpdate(_ hours: QuietHours, isChanged: Bool) {
    length = hours.length
    view?.hideLoading()
    view?.show(QuietHoursText(hours, canSave: isChanged))
  }

  func didNeedConfirmation(of hours: QuietHours) {}

  func didFail(with error: QuietHoursError) {
    view?.showMessage("Error: \(error)")
  }
}
