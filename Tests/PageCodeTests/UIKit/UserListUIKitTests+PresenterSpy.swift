@testable import Chapter4UserFetch

extension UserListUIKitTests {
  /// A presenter, as the view sees it, which records its events.
  final class PresenterSpy: UserListPresenterProtocol {
    weak var view: (any UserListViewProtocol)?
    var appearances = 0
    var disappearances = 0
    var selectedUsers: [User.ID] = []
    var retryCount = 0

    func viewDidAppear() { appearances += 1 }
    func viewDidDisappear() { disappearances += 1 }
    func didSelectUser(id: User.ID) { selectedUsers.append(id) }
    func didSelectRetry() { retryCount += 1 }
  }
}
