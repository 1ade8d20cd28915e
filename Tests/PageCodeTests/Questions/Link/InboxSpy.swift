/// A view and a wireframe that record what they receive.
final class InboxSpy: InboxViewProtocol, InboxWireframeProtocol {
  private(set) var shown: [Int] = []
  private(set) var reasons: [String] = []

  func showMessage(id: Int) { shown.append(id) }
  func showError(_ reason: String) { reasons.append(reason) }
}
