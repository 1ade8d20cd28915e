import Foundation
import Testing

@testable import Chapter5RepoSearch

/// A test double of the service, which holds every request until a check answers it.
///
/// So the check decides in which order the responses arrive.
@MainActor final class HeldService: nonisolated RepoSearchServiceProtocol {
  private typealias Continuation = CheckedContinuation<Result<SearchPage, SearchError>, Never>

  /// The requests in flight, the oldest first.
  private var held: [(query: String, continuation: Continuation)] = []
  /// How many requests have received their response.
  private var deliveredCount = 0

  func page(for query: String) async throws(SearchError) -> SearchPage {
    try await hold(query).get()
  }

  func page(at url: URL) async throws(SearchError) -> SearchPage {
    try await hold(url.absoluteString).get()
  }

  private func hold(_ query: String) async -> Result<SearchPage, SearchError> {
    let result = await withCheckedContinuation { held.append((query, $0)) }
    deliveredCount += 1
    return result
  }

  /// Answers the request for a query, the oldest one of several, with a page.
  ///
  /// It waits until the interactor has received the page, which has to stay on the main actor for that.
  ///
  /// - Parameter names: The names of the repositories on the page.
  func answer(
    _ query: String, with names: String..., at place: SourceLocation = #_sourceLocation
  ) async {
    let repos = zip(1..., names).map { id, name in
      Repo(id: id, name: name, summary: nil, language: nil, stars: 0)
    }
    let page = SearchPage(repos: repos, total: repos.count, next: nil)
    await end(query, with: .success(page), at: place)
  }

  /// Answers the request for a query, the oldest one of several, with an error.
  ///
  /// It waits until the interactor has received the error.
  func fail(
    _ query: String, with error: SearchError, at place: SourceLocation = #_sourceLocation
  ) async {
    await end(query, with: .failure(error), at: place)
  }

  /// Ends the requests that are still in flight.
  func endAll() async {
    while let query = held.first?.query { await fail(query, with: .offline) }
  }

  private func end(
    _ query: String, with result: Result<SearchPage, SearchError>, at place: SourceLocation
  ) async {
    await letOthersRun()
    guard let index = held.firstIndex(where: { $0.query == query }) else {
      Issue.record(
        "No request for \"\(query)\" is in flight: it was not sent, or has been answered",
        sourceLocation: place)
      return
    }
    let before = deliveredCount
    held.remove(at: index).continuation.resume(returning: result)
    while deliveredCount == before { await Task.yield() }
    await letOthersRun()
  }

  /// Lets the tasks that are ready finish their work.
  private func letOthersRun() async {
    for _ in 0..<10 { await Task.yield() }
  }
}
