@testable import Chapter5RepoSearch

/// A view that records the state that it shows.
final class RepoListViewSpy: RepoListViewProtocol {
  private let recorder: Recorder

  init(_ recorder: Recorder) { self.recorder = recorder }

  func show(_ state: RepoListState) { recorder.recorded.state = state }
}

/// The view's presenter, which records the events that it receives.
final class RepoListPresenterSpy: RepoListPresenterProtocol {
  weak var view: (any RepoListViewProtocol)?
  var events: [String] = []

  func viewDidLoad() { events.append("loaded") }
  func didChangeText(_ text: String) { events.append("typed \(text)") }
  func didSelectRepo(id: Repo.ID) { events.append("repo \(id)") }
  func didSelectMore() { events.append("more") }
  func didSelectRetry() { events.append("retry") }
}

/// The presenter's interactor, which records the calls that it receives.
final class RepoListInteractorSpy: RepoListInteractorInputProtocol {
  weak var presenter: (any RepoListInteractorOutputProtocol)?
  private let recorder: Recorder

  init(_ recorder: Recorder) { self.recorder = recorder }

  func search(for query: String) { recorder.recorded.searches.append(query) }
  func fetchMore() { recorder.recorded.fetches += 1 }
  func stop() { recorder.recorded.isStopped = true }
}

/// The interactor's presenter, which records the results that it receives.
final class RepoListOutputSpy: RepoListInteractorOutputProtocol {
  /// What it does once, as soon as it receives a result.
  var whenDelivered: (() -> Void)?
  private let recorder: Recorder

  init(_ recorder: Recorder) { self.recorder = recorder }

  func didFind(_ found: SearchResult) { note(.found(found)) }

  func didFail(with error: SearchError, having found: SearchResult) {
    note(.failed(error, having: found))
  }

  private func note(_ delivery: Delivery) {
    recorder.recorded.delivered.append(delivery)
    let action = whenDelivered
    whenDelivered = nil
    action?()
  }
}

/// A router that records the repositories that it opens.
final class RepoListRouterSpy: RepoListRouterProtocol {
  private let recorder: Recorder

  init(_ recorder: Recorder) { self.recorder = recorder }

  func showRepoDetail(for repo: Repo) { recorder.recorded.opened.append(repo) }
}
