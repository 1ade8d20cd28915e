import TestSupport

@testable import Chapter6Checkout

/// All that stands around somebody who pays in parts: view, server and router in one, which write down what
/// they hear.
final class InstalmentsDesk {
  private var transcript: [String] = []
  private let failure: CheckoutError?

  /// - Parameter failure: What the server says in place of every answer.
  init(failure: CheckoutError?) {
    self.failure = failure
  }

  /// What is heard while a person does one thing after the other.
  ///
  /// - Parameter count: How many lines to wait for, before it is believed that no more come.
  func transcript(of session: InstalmentsSession, count: Int) async -> [String] {
    let presenter = InstalmentsBuilder.makePresenter(
      ofOrder: 7, total: session.total, service: self, router: self, money: StrangeMoneyWords())
    presenter.view = self
    presenter.viewDidLoad()
    for event in session.events {
      switch event {
      case .choose(let months): presenter.didSelect(months: months)
      case .pay: presenter.didSelectPay()
      case .wait: await settle()
      }
    }
    _ = await eventually { transcript.count >= count }
    await settle()
    return transcript
  }
}

extension InstalmentsDesk: InstalmentsViewProtocol {
  func showLoading() { transcript.append("view: wait") }
  func hideLoading() { transcript.append("view: no wait") }
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
