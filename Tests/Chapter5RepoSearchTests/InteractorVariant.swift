import Foundation

@testable import Chapter5RepoSearch
@testable import Chapter5RepoSearchChecks

/// An interactor that handles stale results correctly, or in a wrong way that a check should notice.
final class InteractorVariant: RepoListInteractorInputProtocol {
  /// What it does, to be read after "an interactor that".
  let deed: String
  let service = HeldService()
  weak var presenter: (any RepoListInteractorOutputProtocol)?
  /// The queries of its searches, the last one at the end.
  private(set) var queries: [String] = []
  fileprivate var found = SearchResult()
  fileprivate var responseCount = 0
  fileprivate var hasDelivered = false
  fileprivate var task: Task<Void, Never>?
  private let receive: (InteractorVariant, Response) -> Void

  /// What arrived for a query.
  struct Response {
    let outcome: Outcome
    let query: String
    /// Whether there is no newer search.
    let isForLast: Bool
    /// Whether its task was cancelled.
    let isCancelled: Bool

    var isError: Bool { outcome.page == nil }
  }

  fileprivate init(_ deed: String, receive: @escaping (InteractorVariant, Response) -> Void) {
    self.deed = deed
    self.receive = receive
  }

  func search(for query: String) {
    queries.append(query)
    let number = queries.count
    task?.cancel()
    task = Task {
      let outcome = await service.result(of: .firstPage(of: query))
      responseCount += 1
      receive(
        self,
        Response(
          outcome: outcome, query: query, isForLast: number == queries.count,
          isCancelled: Task.isCancelled))
    }
  }

  func fetchMore() {}
  func stop() {}

  fileprivate func deliver(_ response: Response) {
    switch response.outcome {
    case .success(let page):
      found = SearchResult(repos: page.repos, total: page.total, hasMore: page.next != nil)
      presenter?.didFind(found)
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
      .init("ignores the results of cancelled tasks") { if !$1.isCancelled { $0.deliver($1) } },
      .init("compares the text of the queries") {
        if $1.query == $0.queries.last { $0.deliver($1) }
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
      .init("delivers the first result that arrives, and no other") {
        if $0.responseCount == 1 { $0.deliver($1) }
      },
      .init("delivers stale results after that of the last search") {
        if $1.isForLast { $0.hasDelivered = true }
        if $1.isForLast || $0.hasDelivered { $0.deliver($1) }
      },
      .init("delivers stale results until that of the last search arrives") {
        if $1.isForLast || !$0.hasDelivered { $0.deliver($1) }
        if $1.isForLast { $0.hasDelivered = true }
      },
      .init("ignores the last search if a stale result arrives before its own") {
        if $1.isForLast && $0.responseCount == 1 { $0.deliver($1) }
      },
      .init("delivers the stale results, and ignores that of the last search") {
        if !$1.isForLast { $0.deliver($1) }
      },
      .init("delivers the result of the last search twice") {
        if $1.isForLast { for _ in 1...2 { $0.deliver($1) } }
      },
      .init("appends the repositories of stale pages to the results") {
        let old = $0.found.repos
        guard let page = $1.outcome.page else {
          if $1.isForLast { $0.deliver($1) }
          return
        }
        $0.found.repos = old + page.repos
        if $1.isForLast || !old.isEmpty { $0.presenter?.didFind($0.found) }
      },
    ]
  }
}
