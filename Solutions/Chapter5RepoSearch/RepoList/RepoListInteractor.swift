import Foundation

/// Interactor: holds the question on the screen, what was found for it, and when the server may be asked.
final class RepoListInteractor: RepoListInteractorInputProtocol {
  weak var presenter: (any RepoListInteractorOutputProtocol)?
  private let service: any RepoSearchServiceProtocol
  private let now: () -> Date
  private var found = SearchResult()
  private var next: URL?
  /// Tells the fetches apart; an answer to an older one is late.
  private var number = 0
  private var limit: Date?
  private var isFetching = false

  init(service: any RepoSearchServiceProtocol, now: @escaping () -> Date) {
    self.service = service
    self.now = now
  }

  func search(for question: String) {
    stop()
    found = SearchResult()
    next = nil
    fetch { service throws(SearchError) in try await service.page(for: question) }
  }

  func fetchMore() {
    guard !isFetching, let next else { return }
    fetch { service throws(SearchError) in try await service.page(at: next) }
  }

  func stop() {
    // The search is used up anyway: who cancelled it now would save nothing but the reply.
    number += 1
    isFetching = false
  }

  private func fetch(
    _ page: @escaping (any RepoSearchServiceProtocol) async throws(SearchError) -> SearchPage
  ) {
    if let limit, now() < limit {
      presenter?.didFail(with: .limited(until: limit), having: found)
      return
    }
    isFetching = true
    Task { [service, number, weak self] in
      do throws(SearchError) {
        let page = try await page(service)
        self?.deliver(.success(page), to: number)
      } catch {
        self?.deliver(.failure(error), to: number)
      }
    }
  }

  private func deliver(_ answer: Result<SearchPage, SearchError>, to number: Int) {
    guard number == self.number else { return }
    isFetching = false
    switch answer {
    case .success(let page):
      add(page)
      presenter?.didFind(found)
    case .failure(let error):
      if case .limited(let until) = error { limit = until }
      presenter?.didFail(with: error, having: found)
    }
  }

  private func add(_ page: SearchPage) {
    let known = Set(found.repos.map(\.id))
    found.repos += page.repos.filter { !known.contains($0.id) }
    found.total = page.total
    found.hasMore = page.next != nil
    next = page.next
  }
}
