import TestSupport

@testable import Chapter6Checkout

/// The view, the server and the router of the instalments screen in one, which log every call.
final class InstalmentsDesk {
  private var transcript: [String] = []
  private let failure: CheckoutError?

  /// - Parameter failure: The error with which the server answers, if it fails.
  init(failure: CheckoutError?) {
    self.failure = failure
  }

  /// Performs one user action after the other, and returns the transcript.
  ///
  /// - Parameter lineCount: How many lines to wait for.
  func transcript(of session: InstalmentsSession, lineCount: Int) async -> [String] {
    let presenter = InstalmentsBuilder.makePresenter(
      orderNumber: 7, total: session.total, service: self, router: self,
      money: StrangeMoneyFormatter())
    presenter.view = self
    presenter.viewDidLoad()
    for event in session.events {
      switch event {
      case .choose(let months): presenter.didSelect(months: months)
      case .pay: presenter.didSelectPay()
      case .wait: await settle()
      }
    }
    _ = await eventually { transcript.count >= lineCount }
    await settle()
    return transcript
  }
}

extension InstalmentsDesk: InstalmentsViewProtocol {
  func showLoading() { transcript.append("view: show loading") }
  func hideLoading() { transcript.append("view: hide loading") }
  func show(_ sentences: [String]) { transcript += ["view: shows"] + sentences.map { "  \($0)" } }
}

extension InstalmentsDesk: InstalmentsRouterProtocol {
  func close() { transcript.append("router: close") }
}

extension InstalmentsDesk: InstalmentPaying {
  func pay(order number: Int, sum: Won, months: Int) async throws(CheckoutError) {
    transcript.append("server: \(sum) for order \(number), months: \(months)")
    if let failure { throw failure }
  }
}
