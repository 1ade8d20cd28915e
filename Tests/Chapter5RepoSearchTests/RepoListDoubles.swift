@testable import Chapter5RepoSearch

/// A view that notes the state that it shows.
final class RepoListViewSpy: RepoListViewProtocol {
  private let recorder: Recorder

  init(_ recorder: Recorder) { self.recorder = recorder }

  func show(_ state: RepoListState) { recorder.recorded.state = state }
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
  private let recorder: Recorder

  init(_ recorder: Recorder) { self.recorder = recorder }

  func search(for question: String) { recorder.recorded.searches.append(question) }
  func fetchMore() { recorder.recorded.fetches += 1 }
  func stop() { recorder.recorded.isStopped = true }
}

/// A presenter, as the interactor sees it: what it was told.
final class RepoListOutputSpy: RepoListInteractorOutputProtocol {
  /// What it does once, as soon as it is told something.
  var whenTold: (() -> Void)?
  private let recorder: Recorder

  init(_ recorder: Recorder) { self.recorder = recorder }

  func didFind(_ found: SearchResult) { note(.found(found)) }

  func didFail(with error: SearchError, having found: SearchResult) {
    note(.failed(error, having: found))
  }

  private func note(_ told: Told) {
    recorder.recorded.told.append(told)
    let action = whenTold
    whenTold = nil
    action?()
  }
}

/// A router that notes what it was asked to show.
final class RepoListRouterSpy: RepoListRouterProtocol {
  private let recorder: Recorder

  init(_ recorder: Recorder) { self.recorder = recorder }

  func showRepoDetail(for repo: Repo) { recorder.recorded.opened.append(repo) }
}
