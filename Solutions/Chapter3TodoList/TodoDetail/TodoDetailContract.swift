// Who may say what to whom in the todo detail. It shares the interactor and the router of the list.

/// View → Presenter: the state that a view may read, and the events that it reports.
protocol TodoDetailPresenterProtocol: AnyObject {
  /// The todo to show; `nil` before it was fetched, and after it was deleted.
  var todo: Todo? { get }
  /// Why the last thing that was asked for did not happen.
  var reason: String? { get }

  func viewDidAppear()
  func viewDidDisappear()
  func didSelectToggle()
  func didSelectDelete()
  func didSelectNext()
}
