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
  private var collaborators: ListCollaborators
  /// What the doubles of the step before have received, if they stay in memory for one step more.
  private let formerRecorder = Recorder()
  private var former: ListCollaborators?
  /// Whether doubles that were replaced stay in memory for one step more, so that a message to them is noticed.
  var keepsFormer = false

  var view: ListViewSpy { collaborators.view }
  var presenterSpy: ListPresenterSpy { collaborators.presenter }
  var source: ItemSourceFake { collaborators.source }
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
    collaborators = ListCollaborators(recorder)
    detailOutput = DetailModuleOutputSpy(recorder)
    collaborators.connect(to: presenter, interactor, screen)
    if !isRoot { navigator.push(Screen()) }
    navigator.push(screen)
    recorded = Recording()

    let roles: [AnyObject] = [presenter, interactor, screen, detailOutput]
    (roles + collaborators.all).forEach(LeakDetector.watchToTheEnd)
  }

  /// Runs a step, and waits until the work that it started has ended.
  func step(from start: Recording = Recording(), _ body: () -> Void) async {
    recorded = start
    let before = references
    body()
    await settle()
    let replaced = before.replaced(by: references)
    expect(replaced, equals: [], Rule.collaboratorsStay)
    expect(formerRecorder.recorded, equals: Recording(), Rule.collaboratorsAreCurrent)
    formerRecorder.recorded = Recording()
    expect(keptCollaborators(), equals: [], Rule.borrowedIsNotKept)
  }

  /// Makes the rows right, if there is one for each item: what they say is part of exercise 2.1.
  func forgiveRows(of items: [Item]) {
    guard recorded.rows?.elements.count == items.count else { return }
    recorded.rows = Listing(items.map(\.expectedRow))
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

  /// Replaces all collaborators, and returns the former ones that are still in memory.
  private func keptCollaborators() -> [String] {
    LeakDetector.survivors { detector in
      let leaving = keepsFormer ? former : collaborators
      leaving?.all.forEach(detector.watch)
      former = keepsFormer ? collaborators : nil
      former?.all.forEach { $0.retire(to: formerRecorder) }
      collaborators = ListCollaborators(recorder, inPlaceOf: collaborators)
      collaborators.connect(
        to: presenter, interactor, screen, withView: presenter.view != nil)
    }
  }

  private var references: References {
    References([
      "the presenter's view": presenter.view,
      "the presenter's interactor": presenter.interactor,
      "the presenter's wireframe": presenter.wireframe,
      "the interactor's presenter": interactor.presenter,
      "the interactor's source": interactor.source, "the view's presenter": screen.presenter,
      "the presenter of the presenter's interactor": collaborators.interactor.presenter,
      "the presenter of the presenter's view": collaborators.view.presenter,
    ])
  }
}
