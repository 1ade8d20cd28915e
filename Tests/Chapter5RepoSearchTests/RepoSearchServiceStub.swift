import Foundation
import TestSupport

@testable import Chapter5RepoSearch

/// A service that answers a request when a test says so.
@MainActor final class RepoSearchServiceStub: RecordingDouble<RepoListRecording>,
  nonisolated RepoSearchServiceProtocol
{
  private let calls = HeldCalls<Int, Outcome>()
  var requests: [String] { recorder.recording.requests }
  private(set) var requestCount = 0
  /// What arrives right after a response.
  var interruption: Interruption?

  func page(for query: String) async throws(SearchError) -> SearchPage {
    try await outcome(of: query)
  }

  func page(at url: URL) async throws(SearchError) -> SearchPage {
    try await outcome(of: url.absoluteString)
  }

  /// Answers one of the requests, or the last one; the first request is 1.
  func answer(_ request: Int? = nil, with outcome: Outcome) {
    guard let place = calls.keys.firstIndex(of: request ?? requestCount) else { return }
    calls.end(at: place, with: outcome)
  }

  /// Answers each request that is still in flight.
  func answerAll() {
    for request in calls.keys { answer(request, with: .failure(.offline)) }
  }

  /// Waits until each task whose request was answered continues.
  func hasResumed() async { await settle() }

  private func outcome(of request: String) async throws(SearchError) -> SearchPage {
    requestCount += 1
    recorder.recording.requests.append(request)
    let outcome = await calls.hold(requestCount)
    interruption?.begin()
    return try outcome.get()
  }
}
