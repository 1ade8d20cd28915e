/// Presenter of a tab: receives values from the launch on, and shows them once the view has loaded.
final class UploadsPresenter: UploadsPresenterProtocol {
  weak var view: (any UploadsViewProtocol)?
  private var waitingFiles: Int?
  private var isViewLoaded = false

  func viewDidLoad() {
    isViewLoaded = true
    showWaitingFiles()
  }

  private func showWaitingFiles() {
    guard isViewLoaded, let waitingFiles else { return }
    view?.showWaitingFiles("\(waitingFiles) waiting")
  }
}

extension UploadsPresenter: UploadsInteractorOutputProtocol {
  func waitingFilesDidChange(to count: Int) {
    waitingFiles = count
    showWaitingFiles()
  }
}
