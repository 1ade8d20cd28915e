import ScreenKit
import TestSupport
import Testing

@testable import Chapter2ItemDetail

/// The presenter, the interactor and the view of the list, with a test double for each collaborator.
///
/// All test doubles record in one place. They are connected as the wireframe connects the module, so that an answer
/// can't tell that it is tested. The interactor's spy has the item source as well, so a call
/// that bypasses the interactor is recorded, too.
final class ListHarness {
  let presenter = ListPresenter()
  let interactor = ListInteractor()
  /// The real view, which the navigator shows, usually above another screen.
  let screen = ListView()
  let navigator = Navigator()

  private let recorder = Recorder()
  private(set) var view: ListViewSpy
  let presenterSpy: ListPresenterSpy
  let interactorSpy: ListInteractorSpy
  let wireframe: ListWireframeSpy
  private(set) var output: ListOutputSpy
  let source: ItemSourceFake
  /// The module that opens a detail, and receives its changes.
  let detailOutput: DetailModuleOutputSpy

  /// What the test doubles have recorded; setting it begins a step.
  var recorded: Recording {
    get { recorder.recorded }
    set { recorder.recorded = newValue }
  }
  /// The message that the newest rows have removed.
  var lostMessage: String? { recorder.lostMessage }

  /// - Parameter isRoot: Whether the real view is the only screen.
  init(isRoot: Bool = false) {
    view = ListViewSpy(recorder)
    presenterSpy = ListPresenterSpy(recorder)
    interactorSpy = ListInteractorSpy(recorder)
    wireframe = ListWireframeSpy(recorder)
    output = ListOutputSpy(recorder)
    source = ItemSourceFake(recorder)
    detailOutput = DetailModuleOutputSpy(recorder)

    interactorSpy.presenter = presenter
    interactorSpy.source = source
    view.presenter = presenter
    presenter.view = view
    presenter.interactor = interactorSpy
    presenter.wireframe = wireframe
    interactor.presenter = output
    interactor.source = source
    presenterSpy.view = screen
    presenterSpy.interactor = interactorSpy
    presenterSpy.wireframe = wireframe
    screen.presenter = presenterSpy
    if !isRoot { navigator.push(Screen()) }
    navigator.push(screen)
    recorded = Recording()

    let roles: [AnyObject] = [presenter, interactor, screen]
    let collaborators: [AnyObject] = [
      view, presenterSpy, interactorSpy, wireframe, output, source, detailOutput,
    ]
    (roles + collaborators).forEach(Probes.watchToTheEnd)
  }

  /// Runs a step, and waits until the work that it started has ended.
  func step(from start: Recording = Recording(), _ body: () -> Void) async {
    recorded = start
    let before = references
    body()
    await settle()
    let replaced = before.replaced(by: references)
    expect(replaced, equals: [], Rule.collaboratorsStay)
    expect(keptCollaborators(), equals: [], Rule.borrowedIsNotKept)
  }

  /// Sends each message once, so that the next step is not the first one for any object.
  func warmUp() async {
    await step {
      presenter.viewDidLoad()
      presenter.didRetrieveItems([.clock])
      presenter.didRetrieveItems([])
      presenter.didFail(with: .listUnreadable)
      presenter.didSelectItem(id: Item.clock.id)
      presenter.detailDidChangeItem(.clock)
      interactor.retrieveItems()
      interactor.keepItem(.clock)
    }
  }

  /// Replaces the view and the output, and returns the former ones that are still in memory.
  private func keptCollaborators() -> [String] {
    Probes.survivors { probes in
      probes.watch(view)
      probes.watch(output)
      let (newView, newOutput) = (ListViewSpy(recorder), ListOutputSpy(recorder))
      newView.presenter = presenter
      if presenter.view != nil { presenter.view = newView }
      interactor.presenter = newOutput
      (view, output) = (newView, newOutput)
    }
  }

  private var references: References {
    References([
      "the presenter's view": presenter.view,
      "the presenter's interactor": presenter.interactor,
      "the presenter's wireframe": presenter.wireframe,
      "the interactor's presenter": interactor.presenter,
      "the interactor's source": interactor.source, "the view's presenter": screen.presenter,
    ])
  }
}
