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
    // exercise 5.9 · more: "More" is tapped twice, and the same page is asked for twice. One page at a time.
    guard !isFetching else { return }
    // end 5.9
    guard let next else { return }
    fetch(.page(at: next))
  }

  func stop() {
    // The search is used up anyway: whoever cancelled it now would save nothing but the reply.
    number += 1
  }

  private func fetch(_ request: PageRequest) {
    // exercise 5.11 · ask: The server says when it takes searches again, and is asked before. Wait until then.
    if let limit, now() < limit {
      presenter?.didFail(with: .limited(until: limit), having: found)
      return
    }
    // end 5.11
    // exercise 5.9 · begin: "More" is tapped twice, and the same page is asked for twice. One page at a time.
    isFetching = true
    // end 5.9
    // exercise 5.7: What was found for "vip" comes late, and is shown to a person who has typed "viper".
    Task { [service, number, weak self] in
      let answer = await service.answer(to: request)
      guard let self, number == self.number else { return }
      receive(answer)
    }
    // starter: Task { [service, weak self] in
    // starter:   let answer = await service.answer(to: request)
    // starter:   self?.receive(answer)
    // starter: }
    // end 5.7
  }

  private func receive(_ answer: Result<SearchPage, SearchError>) {
    // exercise 5.9 · end: "More" is tapped twice, and the same page is asked for twice. One page at a time.
    isFetching = false
    // end 5.9
    switch answer {
    case .success(let page):
      add(page)
      presenter?.didFind(found)
    case .failure(let error):
      // exercise 5.11 · hear: The server says when it takes searches again, and is asked before. Wait until then.
      if case .limited(let until) = error { limit = until }
      // end 5.11
      presenter?.didFail(with: error, having: found)
    }
  }

  private func add(_ page: SearchPage) {
    // exercise 5.10 · interactor: The second page comes, or fails, and the first is gone. What a person has stays.
    let known = Set(found.repos.map(\.id))
    found.repos += page.repos.filter { !known.contains($0.id) }
    // starter: found.repos = page.repos
    // end 5.10
    found.total = page.total
    found.hasMore = page.next != nil
    next = page.next
  }
}
