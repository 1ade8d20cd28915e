import Foundation
import ScreenKit

/// The app's router: receives links, and passes them to the module that they are for.
final class InboxAppRouter {
  private let navigator: Navigator
  private weak var inbox: (any InboxModuleInput)?

  init(navigator: Navigator, inbox: any InboxModuleInput) {
    self.navigator = navigator
    self.inbox = inbox
  }

  func open(_ url: URL) {
    guard let link = InboxLink(url) else { return }
    while navigator.presented != nil { navigator.dismiss() }
    while navigator.screens.count > 1 { navigator.pop() }
    inbox?.showMessage(id: link.message)
  }
}
