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
    // exercise 5.11 · send: The server says when the limit resets, but the app keeps sending requests. Wait until then.
    if let limitReset, now() < limitReset {
      presenter?.didFail(with: .limited(until: limitReset), having: found)
      return
    }
    // end 5.11
    // exercise 5.9 · begin: Two fast taps on "More" request the same page twice. Load one page at a time.
    isFetching = true
    // starter: Task { isFetching = true }
    // end 5.9
    // exercise 5.7: A late response for "vip" replaces the results for "viper". Show only those of the last search.
    Task { [service, searchNumber, weak self] in
      let result = await service.result(of: request)
      guard let self, searchNumber == self.searchNumber else { return }
      receive(result)
    }
    // starter: Task { [service, weak self] in
    // starter:   let result = await service.result(of: request)
    // starter:   self?.receive(result)
    // starter: }
    // end 5.7
  }

  private func receive(_ result: Result<SearchPage, SearchError>) {
    // exercise 5.9 · end: Two fast taps on "More" request the same page twice. Load one page at a time.
    isFetching = false
    // starter: defer { isFetching = false }
    // end 5.9
    switch result {
    case .success(let page):
      add(page)
      presenter?.didFind(found)
    case .failure(let error):
      // exercise 5.11 · remember: The server says when the limit resets, but the app keeps sending requests. Wait until then.
      if case .limited(let until) = error { limitReset = until }
      // end 5.11
      presenter?.didFail(with: error, having: found)
    }
  }

  private func add(_ page: SearchPage) {
    // exercise 5.10 · interactor: When the second page arrives or fails, the first one disappears. Keep what is already loaded.
    var known = Set(found.repos.map(\.id))
    found.repos += page.repos.filter { known.insert($0.id).inserted }
    // starter: found.repos = page.repos
    // end 5.10
    found.total = page.total
    found.hasMore = page.next != nil
    next = page.next
  }
}
