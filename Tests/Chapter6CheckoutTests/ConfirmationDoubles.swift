@testable import Chapter6Checkout

/// A spy for the view and the router of the confirmation.
final class ConfirmationSpy: ConfirmationViewProtocol, ConfirmationRouterProtocol {
  private(set) var shown: [[String]] = []
  private(set) var closings = 0
  private(set) var instalments: [String] = []

  func show(_ sentences: [String]) { shown.append(sentences) }
  func close() { closings += 1 }
  func showInstalments(ofOrder number: Int, total: Won) {
    instalments.append("order \(number) for \(total)")
  }
}
