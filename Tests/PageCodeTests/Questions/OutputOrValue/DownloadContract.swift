// The contract of a download: one call has many results, so that the interactor reports them to an output.

/// Presenter → Interactor.
protocol DownloadInteractorInputProtocol: AnyObject {
  func startDownload()
}

/// Interactor → Presenter.
protocol DownloadInteractorOutputProtocol: AnyObject {
  func didReceive(percent: Int)
  func didFinishDownload()
}
