import TestSupport
import Testing

@testable import Chapter2ItemDetail

/// The presenter of the detail, with a test double for every collaborator; all record in one place.
final class DetailHarness {
  let presenter: DetailPresenter

  private let recorder = Recorder()
  private(set) var view: DetailViewSpy
  let interactor: DetailInteractorSpy
  let router: DetailRouterSpy
  let output: DetailModuleOutputSpy

  /// What the test doubles have recorded; setting it begins a step.
  var recorded: Recording {
    get { recorder.recorded }
    set { recorder.recorded = newValue }
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
    all.forEach(LeakDetector.watchToTheEnd)
  }

  /// Runs a step, and waits until the work that it started has ended.
  func step(from start: Recording = Recording(), _ body: () -> Void) async {
    recorded = start
    body()
    await settle()
    let replaced = interactor.presenter === presenter ? [] : ["the interactor's presenter"]
    expect(replaced, equals: [], Rule.collaboratorsStay)
    let kept = LeakDetector.survivors { detector in
      detector.watch(view)
      let newView = DetailViewSpy(recorder)
      if presenter.view != nil { presenter.view = newView }
      view = newView
    }
    expect(kept, equals: [], Rule.borrowedIsNotKept)
  }
}
