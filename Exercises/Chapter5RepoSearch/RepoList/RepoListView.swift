import ScreenKit

/// View: shows the state, and reports what the user types and taps.
final class RepoListView: Screen, RepoListViewProtocol {
  let presenter: any RepoListPresenterProtocol
  private var state: RepoListState?

  init(presenter: any RepoListPresenterProtocol) {
    self.presenter = presenter
    super.init()
    title = "Repositories"
    textPrompt = "Search repositories"
  }

  override func viewDidLoad() {
    presenter.viewDidLoad()
  }

  override func didEnterText(_ text: String) {
    presenter.didChangeText(text)
  }

  override func didSelectRow(at index: Int) {
    switch state {
    case .found(let repos, _, _) where repos.indices.contains(index):
      presenter.didSelectRepo(id: repos[index].id)
    case .found(let repos, _, _) where rows.indices.contains(index) && index >= repos.count:
      presenter.didSelectMore()
    case .failed: presenter.didSelectRetry()
    case .idle, .searching, .found, nil: break
    }
  }

  func show(_ state: RepoListState) {
    self.state = state
    isLoading = state == .searching
    switch state {
    case .idle, .searching: (lines, rows) = ([], [])
    case .found(let repos, let summary, let more):
      isLoading = more == .loading
      lines = [summary]
      rows = repos.map(\.text) + more.rows
    case .failed(let reason): (lines, rows) = ([reason], ["Try again"])
    }
  }
}

extension RepoListState.More {
  fileprivate var rows: [String] {
    switch self {
    case .none, .loading: []
    case .offered: ["More"]
    // Below the repositories, because the user is there. A tap on either row tries again.
    case .failed(let reason): [reason, "Try again"]
    }
  }
}
