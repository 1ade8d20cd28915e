import Foundation
import TestSupport
import Testing

@testable import Chapter4UserFetch

/// The presenter of the list, with a test double for every collaborator; all of them record in one place.
final class UserListHarness {
  let presenter: UserListPresenter
  let view: UserListViewSpy
  let interactor: UserListInteractorSpy
  let router: UserListRouterSpy

  /// The state when the step's own call returned, before any task could run.
  private(set) var stateAtOnce: UserListState?

  private let recorder = Recorder()

  /// What is seen and heard; setting it begins a step.
  var recorded: Recording {
    get { recorder.recorded }
    set { recorder.recorded = newValue }
  }

  init() {
    view = UserListViewSpy(recorder)
    interactor = UserListInteractorSpy(recorder)
    router = UserListRouterSpy(recorder)
    presenter = UserListPresenter(interactor: interactor, router: router)
    presenter.view = view
    interactor.presenter = presenter

    LeakDetector.watchToTheEnd(presenter)
  }

  /// Calls the presenter, and waits until everything that this started has ended.
  ///
  /// The state of the screen is kept, and the calls recorded before are cleared.
  func step(_ body: () -> Void) async {
    recorded = Recording(state: recorded.state)
    body()
    stateAtOnce = recorded.state
    await settle()
  }

  /// Checks a step in which the list had to be loaded.
  func checkLoading(sourceLocation place: SourceLocation = #_sourceLocation) throws {
    try require(recorded.interactorCalls, equals: 1, Rule.presenterAsks, sourceLocation: place)
    try require(recorded.isAskedTooSoon, equals: false, Rule.loadingFirst, sourceLocation: place)
    try require(stateAtOnce, equals: .loading, Rule.loadingAtOnce, sourceLocation: place)
    expect(
      recorded, equals: Recording(state: .loading, interactorCalls: 1), Rule.loadingIsAll,
      sourceLocation: place)
  }

  /// Delivers each kind of result after the view was deallocated, which may crash the process.
  static func rehearseReleasedView() async {
    let recorder = Recorder()
    let interactor = UserListInteractorSpy(recorder)
    let router = UserListRouterSpy(recorder)
    for result in [.success([.amara]), .success([]), .failure(.offline)] as [FetchResult] {
      let presenter = UserListPresenter(interactor: interactor, router: router)
      do {
        let view = UserListViewSpy(recorder)
        presenter.view = view
        presenter.viewDidAppear()
        await settle()
      }
      if presenter.view != nil { exit(1) }
      presenter.didFetchUsers(with: result, at: .longAgo)
      await settle()
    }
  }

  /// Taps a user that is not in the list, which may crash the process.
  static func tapMissingUser() async {
    let list = UserListHarness()
    await list.step { list.presenter.didSelectUser(id: 0) }
  }
}
