import Foundation
import Synchronization

@testable import Chapter5RepoSearch

/// A view that remembers the states that it was given.
final class RepoListViewSpy: RepoListViewProtocol {
  var states: [RepoListState] = []

  func show(_ state: RepoListState) { states.append(state) }
}

/// A presenter, as the view sees it: what it was told.
final class RepoListPresenterSpy: RepoListPresenterProtocol {
  weak var view: (any RepoListViewProtocol)?
  var events: [String] = []

  func viewDidLoad() { events.append("loaded") }
  func didChangeText(_ text: String) { events.append("typed \(text)") }
  func didSelectRepo(id: Repo.ID) { events.append("repo \(id)") }
  func didSelectMore() { events.append("more") }
  func didSelectRetry() { events.append("retry") }
}

/// An interactor, as the presenter sees it: what it was asked.
final class RepoListInteractorSpy: RepoListInteractorInputProtocol {
  weak var presenter: (any RepoListInteractorOutputProtocol)?
  var searches: [String] = []
  var fetches = 0
  var stops = 0

  func search(for question: String) { searches.append(question) }
  func fetchMore() { fetches += 1 }
  func stop() { stops += 1 }
}

/// A presenter, as the interactor sees it: what it was told.
final class RepoListOutputSpy: RepoListInteractorOutputProtocol {
  var results: [SearchResult] = []
  var errors: [SearchError] = []

  func didFind(_ found: SearchResult) { results.append(found) }

  func didFail(with error: SearchError, having found: SearchResult) {
    results.append(found)
    errors.append(error)
  }
}

/// A router that remembers what it was asked to show.
final class RepoListRouterSpy: RepoListRouterProtocol {
  var opened: [Repo] = []

  func showRepoDetail(for repo: Repo) { opened.append(repo) }
}

/// A pause that is over when a test says so.
final class PauseStub: PauseProtocol {
  private var isOver = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func wait() async throws {
    if !isOver { await withCheckedContinuation { waiting.append($0) } }
    try Task.checkCancellation()
  }

  /// Ends every pause, also those that are still to begin.
  func end() {
    isOver = true
    for waiter in waiting { waiter.resume() }
    waiting = []
  }
}

/// A service that answers when it is told to.
nonisolated final class RepoSearchServiceStub: RepoSearchServiceProtocol {
  private struct State {
    var questions: [String] = []
    var waiting: [String: CheckedContinuation<Outcome, Never>] = [:]
  }

  private let state = Mutex(State())

  /// What it was asked: a question, or the address of a page.
  var questions: [String] { state.withLock { $0.questions } }

  func page(for question: String) async throws(SearchError) -> SearchPage {
    try await answer(to: question)
  }

  func page(at url: URL) async throws(SearchError) -> SearchPage {
    try await answer(to: url.absoluteString)
  }

  /// Answers a question that waits.
  func answer(_ question: String, with outcome: Outcome) {
    state.withLock { $0.waiting.removeValue(forKey: question) }?.resume(returning: outcome)
  }

  private func answer(to question: String) async throws(SearchError) -> SearchPage {
    let outcome = await withCheckedContinuation { waiter in
      state.withLock {
        $0.questions.append(question)
        $0.waiting[question] = waiter
      }
    }
    return try outcome.get()
  }
}
