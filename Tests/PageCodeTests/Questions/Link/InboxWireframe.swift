import ScreenKit

/// Wireframe of the inbox.
final class InboxWireframe: InboxWireframeProtocol {
  private weak var navigator: Navigator?

  init(navigator: Navigator) { self.navigator = navigator }

  func showMessage(id: Int) {
    // The module of the message loads it by its id, and shows an error if it no longer exists.
    let message = Screen()
    message.title = "Message \(id)"
    navigator?.push(message)
  }
}
