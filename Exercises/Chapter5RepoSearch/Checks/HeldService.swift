import Foundation
import Testing

@testable import Chapter5RepoSearch

/// A service that keeps each question until a check answers it.
///
/// So a check decides what comes first.
@MainActor final class HeldService: nonisolated RepoSearchServiceProtocol {
  private typealias Asker = CheckedContinuation<Result<SearchPage, SearchError>, Never>

  /// The questions that were asked, the oldest first.
  private var held: [(question: String, asker: Asker)] = []
  /// How many of those who asked have gone on with their answer.
  private var goneOn = 0

  func page(for question: String) async throws(SearchError) -> SearchPage {
    try await hold(question).get()
  }

  func page(at url: URL) async throws(SearchError) -> SearchPage {
    try await hold(url.absoluteString).get()
  }

  private func hold(_ question: String) async -> Result<SearchPage, SearchError> {
    let answer = await withCheckedContinuation { held.append((question, $0)) }
    goneOn += 1
    return answer
  }

  /// Answers a question with a page, and waits until whoever asked has heard of it.
  ///
  /// - Parameter names: The names of the repositories on the page.
  func answer(
    _ question: String, with names: String..., at place: SourceLocation = #_sourceLocation
  ) async {
    let repos = zip(1..., names).map { id, name in
      Repo(id: id, name: name, summary: nil, language: nil, stars: 0)
    }
    let page = SearchPage(repos: repos, total: repos.count, next: nil)
    await end(question, with: .success(page), at: place)
  }

  /// Answers a question with a failure, and waits until whoever asked has heard of it.
  func fail(
    _ question: String, with error: SearchError, at place: SourceLocation = #_sourceLocation
  ) async {
    await end(question, with: .failure(error), at: place)
  }

  /// Ends the questions that are still held.
  func endAll() async {
    while let question = held.first?.question { await fail(question, with: .offline) }
  }

  private func end(
    _ question: String, with answer: Result<SearchPage, SearchError>, at place: SourceLocation
  ) async {
    await letOthersRun()
    guard let index = held.firstIndex(where: { $0.question == question }) else {
      Issue.record(
        "Nobody has asked for \"\(question)\", or it was answered already", sourceLocation: place)
      return
    }
    let before = goneOn
    held.remove(at: index).asker.resume(returning: answer)
    while goneOn == before { await Task.yield() }
    await letOthersRun()
  }

  /// Has the tasks that are ready finish what an answer began.
  private func letOthersRun() async {
    for _ in 0..<10 { await Task.yield() }
  }
}
