import ScreenKit

/// View: shows the state that it receives, and reports user actions.
final class UserListView: Screen, UserListViewProtocol {
  let presenter: any UserListPresenterProtocol
  private var state: UserListState?

  init(presenter: any UserListPresenterProtocol) {
    self.presenter = presenter
    super.init()
    title = "Users"
    lines = ["Nothing is shown here yet. Work on chapter 4: docs/4-user-fetch.md"]
  }

  override func viewDidAppear() {
    presenter.viewDidAppear()
  }

  override func viewDidDisappear() {
    presenter.viewDidDisappear()
  }

  override func didSelectRow(at index: Int) {
    switch state {
    case .loaded(let users, _) where users.indices.contains(index):
      presenter.didSelectUser(id: users[index].id)
    case .empty, .failed: presenter.didSelectRetry()
    case .loading, .loaded, nil: break
    }
  }

  func show(_ state: UserListState) {
    self.state = state
    isLoading = state == .loading
    switch state {
    case .loading: (lines, rows) = ([], [])
    case .loaded(let users, let asOf): (lines, rows) = ([asOf], users.map(\.text))
    case .empty: (lines, rows) = (["There are no users."], ["Look again"])
    case .failed(let reason): (lines, rows) = ([reason], ["Try again"])
    }
  }
}
