// The contract of a screen that shows what a service does in the background.

/// Interactor → Upload service, which lives longer than the screen.
protocol UploadServiceProtocol: AnyObject {
  /// The number of files that wait for their upload: now, and after each change.
  func waitingFiles() -> AsyncStream<Int>
}

/// Presenter → View.
protocol UploadsViewProtocol: AnyObject {
  func showWaitingFiles(_ text: String)
}

/// View → Presenter.
protocol UploadsPresenterProtocol: AnyObject {
  func viewDidLoad()
}

/// Presenter → Interactor.
protocol UploadsInteractorInputProtocol: AnyObject {
  func startObserving()
  func stopObserving()
}

/// Interactor → Presenter.
protocol UploadsInteractorOutputProtocol: AnyObject {
  func waitingFilesDidChange(to count: Int)
}
