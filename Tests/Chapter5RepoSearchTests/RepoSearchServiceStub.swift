import Foundation
import TestSupport

@testable import Chapter5RepoSearch

/// A service that answers a request when a test says so.
@MainActor
final class RepoSearchServiceStub: RecordingDouble<RepoListRecording>,
  nonisolated RepoSearchServiceProtocol
{
  private let calls = HeldCalls<String, Outcome>()
  private var isClosed = false
  var requests: [String] { recorder.recording.requests }
  /// What arrives right after a response.
  var interruption: Interruption?

  func page(for query: String) async throws(SearchError) -> SearchPage {
    try await outcome(of: query)
  }

  func page(at url: URL) async throws(SearchError) -> SearchPage {
    try await outcome(of: url.absoluteString)
  }

  /// Answers a request for a query or an address, the last one of several.
  func answer(_ request: String, with outcome: Outcome) {
    guard let place = calls.keys.lastIndex(of: request) else { return }
    calls.end(at: place, with: outcome)
  }

  /// Answers one of the other requests that are in flight.
  ///
  /// - Parameters:
  ///   - number: Which one, counted from the oldest.
  ///   - request: The request that is still needed; nil for none.
  func answerStale(_ number: Int, besides request: String?, with outcome: Outcome) {
    let needed = request.flatMap(calls.keys.lastIndex)
    let places = calls.keys.indices.filter { $0 != needed }
    if !places.isEmpty { calls.end(at: places[number % places.count], with: outcome) }
  }

  /// Answers each request in flight, but not the last one.
  func answerAllButTheLastRequest(with outcome: Outcome) {
    while calls.keys.count > 1 { calls.end(at: 0, with: outcome) }
  }

  /// Answers each request that is still in flight, and each later one at once.
  func answerAll() {
    isClosed = true
    while !calls.keys.isEmpty { calls.end(at: 0, with: .failure(.offline)) }
  }

  private func outcome(of request: String) async throws(SearchError) -> SearchPage {
    if isClosed { throw .offline }
    recorder.recording.requests.append(request)
    let outcome = await calls.hold(request)
    interruption?.begin()
    return try outcome.get()
  }
}
