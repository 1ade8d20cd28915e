import Foundation
import TestSupport

@testable import Chapter5RepoSearch

/// A service that answers a request when a test says so.
@MainActor final class RepoSearchServiceStub: nonisolated RepoSearchServiceProtocol {
  private let recorder: Recorder
  private var waiting: [Int: CheckedContinuation<Outcome, Never>] = [:]
  private(set) var requestCount = 0
  private var answered = 0
  /// What arrives right after a response.
  var interruption: Interruption?

  init(_ recorder: Recorder) { self.recorder = recorder }

  func page(for query: String) async throws(SearchError) -> SearchPage {
    try await outcome(of: query)
  }

  func page(at url: URL) async throws(SearchError) -> SearchPage {
    try await outcome(of: url.absoluteString)
  }

  /// Answers one of the requests, or the last one; the first request is 1.
  func answer(_ request: Int? = nil, with outcome: Outcome) {
    guard let continuation = waiting.removeValue(forKey: request ?? requestCount) else { return }
    answered += 1
    continuation.resume(returning: outcome)
  }

  /// Answers each request that is still in flight.
  func answerAll() {
    for request in waiting.keys { answer(request, with: .failure(.offline)) }
  }

  /// Waits until each task whose request was answered continues.
  func hasResumed() async {
    _ = await eventually { answered == 0 }
  }

  private func outcome(of request: String) async throws(SearchError) -> SearchPage {
    requestCount += 1
    recorder.recorded.requests.append(request)
    let number = requestCount
    let outcome = await withCheckedContinuation { waiting[number] = $0 }
    answered -= 1
    interruption?.begin()
    return try outcome.get()
  }
}
