import TestSupport

@testable import Chapter5RepoSearch

/// A presenter of the search, with a test double for every collaborator; all of them record in one place.
final class PresenterHarness {
  let presenter: RepoListPresenter
  let pause = PauseStub()

  let recorder = Recorder()
  private let view: RepoListViewSpy
  private let interactor: RepoListInteractorSpy
  private let router: RepoListRouterSpy

  /// The objects of the screen, none of which a task may retain.
  var pieces: [AnyObject] { [presenter, view, interactor, router] }

  /// Who receives what the interactor delivers.
  var output: (any RepoListInteractorOutputProtocol)? { interactor.presenter }

  /// What the test doubles recorded; setting it begins a step.
  var recorded: Recording {
    get { recorder.recorded }
    set { recorder.recorded = newValue }
  }

  init() {
    view = RepoListViewSpy(recorder)
    interactor = RepoListInteractorSpy(recorder)
    router = RepoListRouterSpy(recorder)
    presenter = RepoListPresenter(interactor: interactor, router: router, pause: pause)
    presenter.view = view
    interactor.presenter = presenter
    for piece in pieces { LeakDetector.watchToTheEnd(piece) }
  }

  /// Performs a step, and waits for the tasks that it started; the screen keeps its state.
  func step(_ body: () -> Void) async {
    recorded = Recording(state: recorded.state)
    body()
    await pause.hasResumed()
    await settle()
  }

  /// Types a text as a separate step, and waits until a pause or a search has begun.
  func type(_ text: String) async {
    let begun = pause.count
    await step { presenter.didChangeText(text) }
    if !text.isBlank { _ = await eventually { pause.count > begun || !recorded.searches.isEmpty } }
  }

  /// Lets the typing pause, and waits until a search has begun.
  ///
  /// It continues the step of the typing, so a search that began earlier counts as well.
  ///
  /// - Parameter isLong: Whether another pause, which begins only now, ends as well.
  func pauseTyping(isLong: Bool = true) async {
    recorded.isStopped = false
    if isLong { pause.endAll() } else { pause.end(first: pause.count) }
    _ = await eventually { !recorded.searches.isEmpty }
    await settle()
    pause.beginAgain()
  }

  /// Types a text, and delivers a result for it.
  func find(_ found: SearchResult, for text: String) async {
    await type(text)
    await pauseTyping()
    await step { presenter.didFind(found) }
  }
}

extension String {
  /// Whether it contains no query.
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
