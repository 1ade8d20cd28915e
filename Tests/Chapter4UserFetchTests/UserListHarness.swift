import TestSupport
import Testing

@testable import Chapter4UserFetch

/// The presenter of the list, with a stand-in for every partner; all of them write into one scene.
final class UserListHarness {
  let presenter: UserListPresenter
  let view: UserListViewSpy
  let interactor: UserListInteractorSpy
  let router: UserListRouterSpy

  /// What is shown when the step was done, before anything else had its turn.
  private(set) var stateAtOnce: UserListState?

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
    stateAtOnce = scene.state
    await settle()
  }

  /// Judges a step in which the list had to be loaded.
  func judgeLoading(sourceLocation place: SourceLocation = #_sourceLocation) throws {
    try require(scene.asksOfInteractor, equals: 1, Rule.presenterAsks, sourceLocation: place)
    try require(scene.isAskedTooSoon, equals: false, Rule.loadingFirst, sourceLocation: place)
    try require(stateAtOnce, equals: .loading, Rule.loadingAtOnce, sourceLocation: place)
    expect(
      scene, equals: Scene(state: .loading, asksOfInteractor: 1), Rule.loadingIsAll,
      sourceLocation: place)
  }

  /// Taps somebody who is not in the list, which may end the process.
  static func tapNobody() async {
    let list = UserListHarness()
    await list.step { list.presenter.didSelectUser(id: 0) }
  }
}
