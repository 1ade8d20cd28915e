import Foundation

/// Interactor: holds the question on the screen, what was found for it, and when the server may be asked.
final class RepoListInteractor: RepoListInteractorInputProtocol {
  weak var presenter: (any RepoListInteractorOutputProtocol)?
  private let service: any RepoSearchServiceProtocol
  private let now: () -> Date
  private var found = SearchResult()
  private var next: URL?
  /// Another number for each question, and for the time when nobody has one.
  private var number = 0
  private var isFetching = false
  /// The server takes no searches until then.
  private var limit: Date?

  init(service: any RepoSearchServiceProtocol, now: @escaping () -> Date) {
    self.service = service
    self.now = now
  }

  func search(for question: String) {
    stop()
    found = SearchResult()
    next = nil
    fetch(.firstPage(of: question))
  }

  func fetchMore() {
    // TODO: 5.9 "More" is tapped twice, and the same page is asked for twice. One page at a time.
    guard let next else { return }
    fetch(.page(at: next))
  }

  func stop() {
    // The search is used up anyway: whoever cancelled it now would save nothing but the reply.
    number += 1
  }

  private func fetch(_ request: PageRequest) {
    // TODO: 5.11 The server says when it takes searches again, and is asked before. Wait until then.
    // TODO: 5.9 "More" is tapped twice, and the same page is asked for twice. One page at a time.
    // TODO: 5.7 What was found for "vip" comes late, and is shown to a person who has typed "viper".
    Task { [service, weak self] in
      let answer = await service.answer(to: request)
      self?.receive(answer)
    }
  }

  private func receive(_ answer: Result<SearchPage, SearchError>) {
    // TODO: 5.9 "More" is tapped twice, and the same page is asked for twice. One page at a time.
    switch answer {
    case .success(let page):
      add(page)
      presenter?.didFind(found)
    case .failure(let error):
      // TODO: 5.11 The server says when it takes searches again, and is asked before. Wait until then.
      presenter?.didFail(with: error, having: found)
    }
  }

  private func add(_ page: SearchPage) {
    // TODO: 5.10 The second page comes, or fails, and the first is gone. What a person has stays.
    found.repos = page.repos
    found.total = page.total
    found.hasMore = page.next != nil
    next = page.next
  }
}
