/// Presenter: opens a message for a tap and for a link in the same way.
final class InboxPresenter {
  private let wireframe: any InboxWireframeProtocol

  init(wireframe: any InboxWireframeProtocol) { self.wireframe = wireframe }

  func didSelectMessage(id: Int) { wireframe.showMessage(id: id) }
}

extension InboxPresenter: InboxModuleInput {
  func showMessage(id: Int) { didSelectMessage(id: id) }
}
