/// Presenter: opens a message for a tap and for a link in the same way.
final class InboxPresenter {
  weak var view: (any InboxViewProtocol)?
  private let wireframe: any InboxWireframeProtocol
  private var messages: Set<Int> = []

  init(wireframe: any InboxWireframeProtocol) { self.wireframe = wireframe }

  func didRetrieve(messages: Set<Int>) { self.messages = messages }

  func didSelectMessage(id: Int) { wireframe.showMessage(id: id) }
}

extension InboxPresenter: InboxModuleInput {
  func showMessage(id: Int) {
    guard messages.contains(id) else {
      view?.showError("This message has been deleted.")
      return
    }
    wireframe.showMessage(id: id)
  }
}
