import TestSupport

@testable import Chapter4UserFetch

/// The presenter of the list, with a stand-in for every partner; all of them write into one scene.
final class UserListHarness {
  let presenter: UserListPresenter
  let view: UserListViewSpy
  let interactor: UserListInteractorSpy
  let router: UserListRouterSpy

  private let recorder = SceneRecorder()

  /// What is seen and heard; setting it begins a step.
  var scene: Scene {
    get { recorder.scene }
    set { recorder.scene = newValue }
  }

  init() {
    view = UserListViewSpy(recorder)
    interactor = UserListInteractorSpy(recorder)
    router = UserListRouterSpy(recorder)
    presenter = UserListPresenter(interactor: interactor, router: router)
    presenter.view = view
    interactor.presenter = presenter

    Probes.watchToTheEnd(presenter)
  }

  /// Does something to the presenter, and lets what it began come to its end.
  ///
  /// What is on the screen stays there; what the partners heard before is forgotten.
  func step(_ body: () -> Void) async {
    scene = Scene(state: scene.state)
    body()
    await settle()
  }

  /// Taps somebody who is not in the list, which may end the process.
  static func tapNobody() async {
    let list = UserListHarness()
    await list.step { list.presenter.didSelectUser(id: 0) }
  }
}
