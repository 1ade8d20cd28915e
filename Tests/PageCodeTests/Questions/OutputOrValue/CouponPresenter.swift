/// Presenter: waits for the returned value, and then looks whether it is still needed.
final class CouponPresenter {
  weak var view: (any CouponViewProtocol)?
  private let interactor: any CouponInteractorProtocol
  private var requests = 0

  init(interactor: any CouponInteractorProtocol) {
    self.interactor = interactor
  }

  func didEnterCode(_ code: String) async {
    requests += 1
    let request = requests
    do throws(CouponError) {
      let percent = try await interactor.discount(for: code)
      guard request == requests else { return }
      view?.showDiscount("\(percent) % off")
    } catch {
      guard request == requests else { return }
      view?.showError(error.reason)
    }
  }
}
