import Foundation

/// Interactor: knows what was found for the current search, and when the next request may be sent.
final class RepoListInteractor: RepoListInteractorInputProtocol {
  weak var presenter: (any RepoListInteractorOutputProtocol)?
  private let service: any RepoSearchServiceProtocol
  private let now: () -> Date
  private var found = SearchResult()
  private var next: URL?
  /// A different number for each search, and after each `stop()`.
  private var searchNumber = 0
  /// Whether the last request is in flight.
  ///
  /// It has no meaning after `stop()`, because then there is no next page.
  private var isFetching = false
  /// When the rate limit resets, if it was exceeded.
  private var limitReset: Date?

  init(service: any RepoSearchServiceProtocol, now: @escaping () -> Date) {
    self.service = service
    self.now = now
  }

  func search(for query: String) {
    stop()
    found = SearchResult()
    fetch(.firstPage(of: query))
  }

  func fetchMore() {
    guard !isFetching, let next else { return }
    fetch(.page(at: next))
  }

  func stop() {
    // Cancelling would rarely give the request back, because the server has counted what has reached it.
    searchNumber += 1
    next = nil
  }

  private func fetch(_ request: PageRequest) {
    // TODO: 5.11 The server says when the limit resets, but the app keeps sending requests. Wait until then.
    // TODO: 5.9 Two fast taps on "More" request the same page twice. Load one page at a time.
    Task { isFetching = true }
    // TODO: 5.7 A late response for "vip" replaces the results for "viper". Show only those of the last search.
    Task { [service, weak self] in
      let result = await service.result(of: request)
      self?.receive(result)
    }
  }

  private func receive(_ result: Result<SearchPage, SearchError>) {
    // TODO: 5.9 Two fast taps on "More" request the same page twice. Load one page at a time.
    defer { isFetching = false }
    switch result {
    case .success(let page):
      add(page)
      presenter?.didFind(found)
    case .failure(let error):
      // TODO: 5.11 The server says when the limit resets, but the app keeps sending requests. Wait until then.
      presenter?.didFail(with: error, having: found)
    }
  }

  private func add(_ page: SearchPage) {
    // TODO: 5.10 When the second page arrives or fails, the first one disappears. Keep what is already loaded.
    found.repos = page.repos
    found.total = page.total
    found.hasMore = page.next != nil
    next = page.next
  }
}
