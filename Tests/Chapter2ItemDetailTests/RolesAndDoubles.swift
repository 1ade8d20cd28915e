import TestSupport

@testable import Chapter2ItemDetail

/// The presenter of the list, whose collaborators are test doubles.
final class ListPresenterAndDoubles {
  let presenter = ListPresenter()
  let view: ListViewSpy
  let interactor: ListInteractorSpy
  let wireframe: ListWireframeSpy

  init() {
    let recorder = ListRecorder(ListRecording())
    (view, interactor) = (ListViewSpy(recorder), ListInteractorSpy(recorder))
    wireframe = ListWireframeSpy(recorder)
    view.presenter = presenter
    presenter.view = view
    presenter.interactor = interactor
    presenter.wireframe = wireframe
    interactor.presenter = presenter
    LeakDetector.watchToTheEnd(presenter)
  }
}

/// The interactor of the list, whose collaborators are test doubles.
final class ListInteractorAndDoubles {
  let interactor = ListInteractor()
  let presenter: ListOutputSpy
  let source: ItemSourceFake

  init() {
    let recorder = ListRecorder(ListRecording())
    (presenter, source) = (ListOutputSpy(recorder), ItemSourceFake(recorder))
    interactor.presenter = presenter
    interactor.source = source
    LeakDetector.watchToTheEnd(interactor)
  }
}

/// The view of the list, whose presenter is a test double.
final class ListViewAndDoubles {
  let view = ListView()
  let presenter = ListPresenterSpy(ListRecorder(ListRecording()))

  init() {
    view.presenter = presenter
    LeakDetector.watchToTheEnd(view)
  }
}

/// The presenter of the detail, whose collaborators are test doubles.
final class DetailPresenterAndDoubles {
  let presenter: DetailPresenter
  let view: DetailViewSpy
  let interactor: DetailInteractorSpy
  let router: DetailRouterSpy
  let output: DetailModuleOutputSpy
  private let recorder = DetailRecorder(DetailRecording())

  var commands: [DetailRecording.Command] { recorder.recording.commands }

  init(hasOutput: Bool = true) {
    (view, interactor) = (DetailViewSpy(recorder), DetailInteractorSpy(recorder))
    (router, output) = (DetailRouterSpy(recorder), DetailModuleOutputSpy(recorder))
    presenter = DetailPresenter(
      interactor: interactor, router: router, output: hasOutput ? output : nil)
    presenter.view = view
    interactor.presenter = presenter
    LeakDetector.watchToTheEnd(presenter)
  }
}
