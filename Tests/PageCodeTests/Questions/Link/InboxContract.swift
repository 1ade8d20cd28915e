// The contract of an inbox, as far as links from outside are concerned.

/// App's router → Inbox: what the app may ask of the module while it is open.
protocol InboxModuleInput: AnyObject {
  func showMessage(id: Int)
}

/// Presenter → Wireframe.
protocol InboxWireframeProtocol: AnyObject {
  func showMessage(id: Int)
}
