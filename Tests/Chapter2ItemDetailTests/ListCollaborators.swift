@testable import Chapter2ItemDetail

/// A test double for each object that the presenter, the interactor or the view of the list sends messages to.
struct ListCollaborators {
  let view: ListViewSpy
  let presenter: ListPresenterSpy
  let interactor: ListInteractorSpy
  let wireframe: ListWireframeSpy
  let output: ListOutputSpy
  let source: ItemSourceFake

  /// - Parameter former: Those that these replace. The new ones answer as they did.
  init(_ recorder: Recorder, inPlaceOf former: ListCollaborators? = nil) {
    view = ListViewSpy(recorder)
    presenter = ListPresenterSpy(recorder)
    interactor = ListInteractorSpy(recorder)
    wireframe = ListWireframeSpy(recorder)
    output = ListOutputSpy(recorder)
    source = ItemSourceFake(recorder)
    if let former { (source.stock, source.error) = (former.source.stock, former.source.error) }
  }

  var all: [RecordingDouble] { [view, presenter, interactor, wireframe, output, source] }

  /// Connects them as the wireframe connects the module; a presenter without a view stays without one.
  func connect(
    to presenter: ListPresenter, _ interactor: ListInteractor, _ screen: ListView,
    withView hasView: Bool = true
  ) {
    self.interactor.presenter = presenter
    self.interactor.source = source
    view.presenter = presenter
    presenter.view = hasView ? view : nil
    presenter.interactor = self.interactor
    presenter.wireframe = wireframe
    interactor.presenter = output
    interactor.source = source
    self.presenter.view = screen
    self.presenter.interactor = self.interactor
    self.presenter.wireframe = wireframe
    screen.presenter = self.presenter
  }
}
