/// Presenter: receives as many results as there are.
final class DownloadPresenter: DownloadInteractorOutputProtocol {
  private(set) var texts: [String] = []
  private let interactor: any DownloadInteractorInputProtocol

  init(interactor: any DownloadInteractorInputProtocol) {
    self.interactor = interactor
  }

  func didSelectDownload() { interactor.startDownload() }
  func didReceive(percent: Int) { texts.append("\(percent) %") }
  func didFinishDownload() { texts.append("Done") }
}
