/// A view that records what it should show.
final class CouponViewSpy: CouponViewProtocol {
  var texts: [String] = []

  func showDiscount(_ text: String) { texts.append(text) }
  func showError(_ reason: String) { texts.append(reason) }
}

/// An interactor that knows some coupons, and lets a test act while it waits.
final class CouponInteractorFake: CouponInteractorProtocol {
  var discounts = ["SPRING": 10, "SUMMER": 20]
  var whileWaiting: (() async -> Void)?

  func discount(for code: String) async throws(CouponError) -> Int {
    let act = whileWaiting
    whileWaiting = nil
    await act?()
    guard let discount = discounts[code] else { throw .unknown }
    return discount
  }
}

/// An interactor that reports two steps and the end, as soon as it is called.
final class DownloadInteractorFake: DownloadInteractorInputProtocol {
  weak var presenter: (any DownloadInteractorOutputProtocol)?

  func startDownload() {
    presenter?.didReceive(percent: 50)
    presenter?.didReceive(percent: 100)
    presenter?.didFinishDownload()
  }
}
