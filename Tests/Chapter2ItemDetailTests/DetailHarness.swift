import TestSupport

@testable import Chapter2ItemDetail

/// The presenter of the detail, with a stand-in for every partner; all write into one scene.
final class DetailHarness {
  let presenter: DetailPresenter

  private let recorder = SceneRecorder()
  let view: DetailViewSpy
  let interactor: DetailInteractorSpy
  let router: DetailRouterSpy
  let output: DetailModuleOutputSpy

  /// What is seen and heard; setting it begins a step.
  var scene: Scene {
    get { recorder.scene }
    set { recorder.scene = newValue }
  }

  init() {
    view = DetailViewSpy(recorder)
    interactor = DetailInteractorSpy(recorder)
    router = DetailRouterSpy(recorder)
    output = DetailModuleOutputSpy(recorder)
    presenter = DetailPresenter(interactor: interactor, router: router, output: output)
    presenter.view = view
    interactor.presenter = presenter

    let all: [AnyObject] = [presenter, view, interactor, router, output]
    all.forEach(Probes.watchToTheEnd)
  }

  /// Does something to the presenter, and lets what it began come to its end.
  func step(from scene: Scene = Scene(), _ body: () -> Void) async {
    self.scene = scene
    body()
    await settle()
    self.scene.isRewired = interactor.presenter !== presenter
  }
}
