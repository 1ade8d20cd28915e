import Observation

@testable import Chapter4UserFetch

/// View: receives the presenter's one command, and keeps the state for SwiftUI.
@Observable
final class UserListDisplay: UserListViewProtocol {
  @ObservationIgnored let presenter: any UserListPresenterProtocol
  private(set) var state: UserListState?

  init(presenter: any UserListPresenterProtocol) {
    self.presenter = presenter
  }

  func show(_ state: UserListState) {
    self.state = state
  }
}
