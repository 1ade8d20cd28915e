import TestSupport

@testable import Chapter5RepoSearch

/// A presenter of the search, with a test double for every collaborator; all of them record in one place.
final class PresenterHarness {
  let presenter: RepoListPresenter
  let pause = PauseStub()

  private let recorder = Recorder()
  private let view: RepoListViewSpy

  /// What was heard; setting it begins a step.
  var recorded: Recording {
    get { recorder.recorded }
    set { recorder.recorded = newValue }
  }

  init() {
    view = RepoListViewSpy(recorder)
    presenter = RepoListPresenter(
      interactor: RepoListInteractorSpy(recorder), router: RepoListRouterSpy(recorder), pause: pause
    )
    presenter.view = view
    Probes.watchToTheEnd(presenter)
  }

  /// Does something, and lets what that began come to its end; the screen stays as it was.
  func step(_ body: () -> Void) async {
    recorded = Recording(state: recorded.state)
    body()
    await pause.hasGoneOn()
    await settle()
  }

  /// Types a text, in a step of its own, and waits until a pause has begun or the interactor was asked.
  func type(_ text: String) async {
    let begun = pause.count
    await step { presenter.didChangeText(text) }
    if !text.isBlank { _ = await eventually { pause.count > begun || !recorded.searches.isEmpty } }
  }

  /// Lets the typing pause for long, and waits until the interactor was asked.
  ///
  /// It goes on with the step of the typing: who has asked already need not ask now.
  ///
  /// - Parameter isLong: Whether another pause, which begins only now, is over as well.
  func pauseTyping(isLong: Bool = true) async {
    recorded.isStopped = false
    if isLong { pause.endAll() } else { pause.end(first: pause.count) }
    _ = await eventually { !recorded.searches.isEmpty }
    await settle()
    pause.beginAgain()
  }

  /// Types a text, and has something be found for it.
  func find(_ found: SearchResult, for text: String) async {
    await type(text)
    await pauseTyping()
    await step { presenter.didFind(found) }
  }
}

extension String {
  /// Whether there is no question in it.
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
