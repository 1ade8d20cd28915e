import Foundation
import TestSupport

@testable import Chapter5RepoSearch

/// A service that answers when it is told to.
@MainActor final class RepoSearchServiceStub: nonisolated RepoSearchServiceProtocol {
  private let recorder: Recorder
  private var waiting: [Int: CheckedContinuation<Outcome, Never>] = [:]
  private(set) var questionCount = 0
  private var answered = 0

  init(_ recorder: Recorder) { self.recorder = recorder }

  func page(for question: String) async throws(SearchError) -> SearchPage {
    try await answer(to: question)
  }

  func page(at url: URL) async throws(SearchError) -> SearchPage {
    try await answer(to: url.absoluteString)
  }

  /// Answers one of the questions, or the last one; the first question is 1.
  func answer(_ question: Int? = nil, with outcome: Outcome) {
    guard let asker = waiting.removeValue(forKey: question ?? questionCount) else { return }
    answered += 1
    asker.resume(returning: outcome)
  }

  /// Answers each question that still waits.
  func answerAll() {
    for question in waiting.keys { answer(question, with: .failure(.offline)) }
  }

  /// Waits until each task whose question was answered goes on.
  func hasGoneOn() async {
    _ = await eventually { answered == 0 }
  }

  private func answer(to question: String) async throws(SearchError) -> SearchPage {
    questionCount += 1
    recorder.recorded.questions.append(question)
    let number = questionCount
    let outcome = await withCheckedContinuation { waiting[number] = $0 }
    answered -= 1
    return try outcome.get()
  }
}
