/// Interactor: has the reference to the service, and passes its changes on.
final class UploadsInteractor: UploadsInteractorInputProtocol {
  weak var presenter: (any UploadsInteractorOutputProtocol)?
  private let service: any UploadServiceProtocol
  private var observation: Task<Void, Never>?

  init(service: any UploadServiceProtocol) {
    self.service = service
  }

  deinit { observation?.cancel() }

  func startObserving() {
    stopObserving()
    let changes = service.waitingFiles()
    observation = Task { [weak self] in
      for await count in changes where !Task.isCancelled {
        self?.presenter?.waitingFilesDidChange(to: count)
      }
    }
  }

  func stopObserving() {
    observation?.cancel()
    observation = nil
  }
}
