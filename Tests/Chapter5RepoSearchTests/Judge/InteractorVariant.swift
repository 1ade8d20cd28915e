import Foundation

@testable import Chapter5RepoSearch
@testable import Chapter5RepoSearchChecks

/// An interactor that handles stale results correctly, or in a wrong way that a check should notice.
final class InteractorVariant: RepoListInteractorInputProtocol {
  /// What it does, to be read after "an interactor that".
  let deed: String
  let service = HeldService()
  weak var presenter: (any RepoListInteractorOutputProtocol)?
  /// The query of the last search; nil if that was stopped.
  fileprivate var query: String?
  fileprivate var memory = Memory()
  /// A different number for each search, and after each `stop()`.
  private var number = 0
  private var searchCount = 0
  private var task: Task<Void, Never>?
  private let receive: (InteractorVariant, Response) -> Void

  /// What it remembers since the last search began; a check may begin several, one after the other.
  fileprivate struct Memory {
    var responseCount = 0
    var hasDelivered = false
    var hasReceivedStale = false
    var repos: [Repo] = []
    var staleRepos: [Repo] = []
  }

  /// What arrived for a query.
  struct Response {
    let outcome: Outcome
    let query: String
    /// Whether there is no newer search, and this one was not stopped.
    let isForLast: Bool
    /// Whether there is no newer search.
    let isForNewest: Bool
    /// Whether its task was cancelled.
    let isCancelled: Bool

    var isError: Bool { outcome.page == nil }
  }

  fileprivate init(_ deed: String, receive: @escaping (InteractorVariant, Response) -> Void) {
    self.deed = deed
    self.receive = receive
  }

  func search(for query: String) {
    stop()
    self.query = query
    memory = Memory()
    searchCount += 1
    task = Task { [number, searchCount] in
      let outcome = await service.result(of: .firstPage(of: query))
      memory.responseCount += 1
      receive(
        self,
        Response(
          outcome: outcome, query: query, isForLast: number == self.number,
          isForNewest: searchCount == self.searchCount, isCancelled: Task.isCancelled))
    }
  }

  func fetchMore() {}

  func stop() {
    number += 1
    query = nil
    task?.cancel()
  }

  fileprivate func deliver(_ response: Response) {
    switch response.outcome {
    case .success(let page):
      presenter?.didFind(
        SearchResult(repos: page.repos, total: page.total, hasMore: page.next != nil))
    case .failure(let error): presenter?.didFail(with: error, having: SearchResult())
    }
  }
}

extension InteractorVariant {
  static var all: [InteractorVariant] { correct + broken }

  /// Correct interactors, which a check must accept; new ones each time.
  static var correct: [InteractorVariant] {
    [
      .init("ignores every result that is not for the last search") {
        if $1.isForLast { $0.deliver($1) }
      },
      .init("ignores a result if `Task.isCancelled` is true") {
        if !$1.isCancelled { $0.deliver($1) }
      },
    ]
  }

  /// Broken interactors, which a check must reject; new ones each time.
  static var broken: [InteractorVariant] {
    [
      .init("delivers every result") { $0.deliver($1) },
      .init("ignores stale pages, but delivers stale errors") {
        if $1.isForLast || $1.isError { $0.deliver($1) }
      },
      .init("ignores stale errors, but delivers stale pages") {
        if $1.isForLast || !$1.isError { $0.deliver($1) }
      },
      .init("delivers nothing") { _, _ in },
      .init("delivers the first result that arrives after a search begins, and no other") {
        if $0.memory.responseCount == 1 { $0.deliver($1) }
      },
      .init("delivers stale results after that of the last search") {
        if $1.isForLast { $0.memory.hasDelivered = true }
        if $1.isForLast || $0.memory.hasDelivered { $0.deliver($1) }
      },
      .init("delivers stale results until that of the last search arrives") {
        if $1.isForLast || !$0.memory.hasDelivered { $0.deliver($1) }
        if $1.isForLast { $0.memory.hasDelivered = true }
      },
      .init("ignores the last search if a stale result arrives before its own") {
        if !$1.isForLast { $0.memory.hasReceivedStale = true }
        if $1.isForLast && !$0.memory.hasReceivedStale { $0.deliver($1) }
      },
      .init("delivers the stale results, and ignores that of the last search") {
        if !$1.isForLast { $0.deliver($1) }
      },
      .init("delivers the result of the last search twice") {
        if $1.isForLast { for _ in 1...2 { $0.deliver($1) } }
      },
      .init("appends the repositories of stale pages to the results") {
        guard let page = $1.outcome.page else {
          if $1.isForLast { $0.deliver($1) }
          return
        }
        if $1.isForLast { $0.memory.repos = page.repos } else { $0.memory.staleRepos += page.repos }
        guard !$0.memory.repos.isEmpty else { return }
        $0.presenter?.didFind(SearchResult(repos: $0.memory.repos + $0.memory.staleRepos))
      },
      .init("takes a result for that of the last search if the texts of their queries are equal") {
        if $1.query == $0.query { $0.deliver($1) }
      },
      .init("delivers the result of the last search even after `stop()`") {
        if $1.isForNewest { $0.deliver($1) }
      },
    ]
  }
}
