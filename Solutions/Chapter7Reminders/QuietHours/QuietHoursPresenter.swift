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

  // exercise 7.4 · presenter: These two files work in the demonstration as well. Review them, and correct what you find.
  func didSelectSave() {
    interactor.save(isConfirmed: false)
  }

  func didUpdate(_ hours: QuietHours, isChanged: Bool) {
    view?.hideLoading()
    view?.show(QuietHoursText(hours, canSave: isChanged))
  }

  func didNeedConfirmation(of hours: QuietHours) {
    router.askToConfirm(length: hours.length) { [weak self] in
      self?.interactor.save(isConfirmed: true)
    }
  }

  func didFail(with error: QuietHoursError) {
    view?.hideLoading()
    switch error {
    case .offline: view?.showMessage("You are offline.")
    case .serverProblem: view?.showMessage("The server has a problem.")
    }
  }
  // starter: private var length = 0
  // starter:
  // starter: func didSelectSave() {
  // starter:   if length > 12 {
  // starter:     router.askToConfirm(length: length) { [weak self] in
  // starter:       self?.interactor.save(isConfirmed: true)
  // starter:     }
  // starter:   } else {
  // starter:     interactor.save(isConfirmed: true)
  // starter:   }
  // starter: }
  // starter:
  // starter: func didUpdate(_ hours: QuietHours, isChanged: Bool) {
  // starter:   length = hours.length
  // starter:   view?.hideLoading()
  // starter:   view?.show(QuietHoursText(hours, canSave: isChanged))
  // starter: }
  // starter:
  // starter: func didNeedConfirmation(of hours: QuietHours) {}
  // starter:
  // starter: func didFail(with error: QuietHoursError) {
  // starter:   view?.showMessage("Error: \(error)")
  // starter: }
  // end 7.4
}
