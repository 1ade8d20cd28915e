import TestSupport

@testable import Chapter5RepoSearch

/// A view that records the state that it shows.
final class RepoListViewSpy: RecordingDouble<RepoListRecording>, RepoListViewProtocol {
  var state: RepoListState? { recorder.recording.state }

  convenience init() { self.init(Recorder()) }
  func show(_ state: RepoListState) { recorder.recording.state = state }
}

/// The presenter's interactor, which records its calls.
final class RepoListInteractorSpy: RecordingDouble<RepoListRecording>,
  RepoListInteractorInputProtocol
{
  weak var presenter: (any RepoListInteractorOutputProtocol)?
  var searches: [String] { recorder.recording.searches }
  /// Those that came from a task that was not cancelled.
  var uncancelledSearches: [String] { recorder.recording.uncancelledSearches }
  var fetches: Int { recorder.recording.fetches }
  /// Whether it was told to stop since the last search began.
  var wasToldToStop: Bool { recorder.recording.wasToldToStop }

  convenience init() { self.init(Recorder()) }
  func fetchMore() { recorder.recording.fetches += 1 }
  func stop() { recorder.recording.wasToldToStop = true }

  /// Delivers a result, as long as it knows its presenter.
  func deliver(_ found: SearchResult) { presenter?.didFind(found) }

  func search(for query: String) {
    recorder.recording.searches.append(query)
    recorder.recording.wasToldToStop = false
    if !Task.isCancelled { recorder.recording.uncancelledSearches.append(query) }
  }
}

/// A router that records the repositories that it opens.
final class RepoListRouterSpy: RecordingDouble<RepoListRecording>, RepoListRouterProtocol {
  var opened: [Repo] { recorder.recording.opened }

  convenience init() { self.init(Recorder()) }
  func showRepoDetail(for repo: Repo) { recorder.recording.opened.append(repo) }
}

/// The interactor's presenter, which records the results that it receives.
final class RepoListOutputSpy: RecordingDouble<RepoListRecording>,
  RepoListInteractorOutputProtocol
{
  var delivered: [Delivery] { recorder.recording.delivered }
  /// What it does as soon as it receives the next result, and only then.
  var onNextDelivery: (() -> Void)?

  convenience init() { self.init(Recorder()) }
  func didFind(_ found: SearchResult) { record(.found(found)) }

  func didFail(with error: SearchError, having found: SearchResult) {
    record(.failed(error, having: found))
  }

  private func record(_ delivery: Delivery) {
    recorder.recording.delivered.append(delivery)
    let action = onNextDelivery
    onNextDelivery = nil
    action?()
  }
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
