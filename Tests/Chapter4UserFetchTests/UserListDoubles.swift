import Foundation

@testable import Chapter4UserFetch

/// A view that remembers the state it is in.
final class UserListViewSpy: UserListViewProtocol {
  var state: UserListState?

  func show(_ state: UserListState) { self.state = state }
}

/// An interactor that counts what it was asked.
final class UserListInteractorSpy: UserListInteractorInputProtocol {
  weak var presenter: (any UserListInteractorOutputProtocol)?
  var fetchCount = 0
  var stopCount = 0
  var whenAsked: () -> Void = {}

  func fetchUsers() {
    fetchCount += 1
    whenAsked()
  }

  func stopFetching() { stopCount += 1 }
}

/// A presenter, as the interactor sees it: what it was told, in order.
final class UserListOutputSpy: UserListInteractorOutputProtocol {
  var answers: [Answer] = []
  var times: [Date] = []

  func didFetchUsers(with answer: Answer, at time: Date) {
    answers.append(answer)
    times.append(time)
  }
}

/// A presenter, as the view sees it: what it was told.
final class UserListPresenterSpy: UserListPresenterProtocol {
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

/// A router that remembers which users it was asked to show.
final class UserListRouterSpy: UserListRouterProtocol {
  var shownUsers: [User] = []

  func showUserDetail(for user: User) { shownUsers.append(user) }
}

/// A detail's view that remembers what it shows.
final class UserDetailViewSpy: UserDetailViewProtocol {
  var detail: UserDetail?

  func show(_ detail: UserDetail) { self.detail = detail }
}
