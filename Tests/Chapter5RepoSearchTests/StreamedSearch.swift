@testable import Chapter5RepoSearch

/// The search as a loop over the typed texts, as the chapter's page shows it.
final class StreamedSearch {
  private let service: any RepoSearchServiceProtocol
  private let pause: any PauseProtocol
  private let show: (Outcome) -> Void

  init(
    service: any RepoSearchServiceProtocol, pause: any PauseProtocol,
    show: @escaping (Outcome) -> Void
  ) {
    self.service = service
    self.pause = pause
    self.show = show
  }

  func search(for texts: AsyncStream<String>) async {
    var search: Task<Void, Never>?
    for await text in texts {
      search?.cancel()
      search = Task {
        guard (try? await pause.wait()) != nil, !Task.isCancelled else { return }
        let result = await service.result(of: .firstPage(of: text))
        if !Task.isCancelled { show(result) }
      }
    }
    search?.cancel()
  }
}
