import Foundation
import TestSupport

@testable import Chapter4UserFetch

/// The presenter of the list, whose collaborators are test doubles.
final class PresenterAndDoubles {
  let presenter: UserListPresenter
  let view: UserListViewSpy
  let interactor: UserListInteractorSpy
  let router: UserListRouterSpy

  init() {
    let recorder = Recorder()
    (view, interactor) = (UserListViewSpy(recorder), UserListInteractorSpy(recorder))
    router = UserListRouterSpy(recorder)
    presenter = UserListPresenter(interactor: interactor, router: router)
    presenter.view = view
    interactor.presenter = presenter
    LeakDetector.watchToTheEnd(presenter)
  }
}

extension PresenterAndDoubles {
  /// Delivers each kind of result after the view was deallocated, which may crash the process.
  static func receiveResultsWithoutView() async {
    for result in [.success([.amara]), .success([]), .failure(.offline)] as [FetchResult] {
      let interactor = UserListInteractorSpy()
      let presenter = UserListPresenter(interactor: interactor, router: UserListRouterSpy())
      do {
        let view = UserListViewSpy()
        presenter.view = view
        await when { presenter.viewDidAppear() }
      }
      if presenter.view != nil { exit(1) }
      await when { presenter.didFetchUsers(with: result, at: .longAgo) }
    }
  }

  /// Taps a user that is not in the list, which may crash the process.
  static func tapMissingUser() async {
    let list = PresenterAndDoubles()
    await when { list.presenter.didSelectUser(id: 0) }
  }
}
