// The contract of the todo detail. Its presenter uses two protocols of the list's contract.

/// View → Presenter: the state that the view reads, and the events that it reports.
protocol TodoDetailPresenterProtocol: AnyObject {
  /// The todo to show, or `nil` if it was not fetched yet, was deleted, or never existed.
  var todo: Todo? { get }
  /// The message of the last error, or `nil` if the last request succeeded.
  var reason: String? { get }

  func viewDidAppear()
  /// The user has left the screen for good. It isn't called while another screen only covers it.
  ///
  /// SwiftUI's view doesn't call it, because there the list's `didClose(_:)` reports the closing.
  func didClose()
  func didSelectToggle()
  func didSelectDelete()
  func didSelectNext()
}
