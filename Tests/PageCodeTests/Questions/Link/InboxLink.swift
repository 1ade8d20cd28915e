import Foundation

/// A link from outside the app to one message: "inbox://message/7".
struct InboxLink: Equatable {
  let message: Int

  /// Reads a link; nil when it leads to nothing in this app.
  init?(_ url: URL) {
    guard url.scheme == "inbox", url.host() == "message", let id = Int(url.lastPathComponent)
    else { return nil }
    message = id
  }
}
