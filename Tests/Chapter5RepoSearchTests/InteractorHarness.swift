import Foundation
import TestSupport

@testable import Chapter5RepoSearch

/// An interactor of the search, with a test double for every collaborator; all of them record in one place.
final class InteractorHarness {
  let interactor: RepoListInteractor
  let service: RepoSearchServiceStub
  let output: RepoListOutputSpy
  let clock = Clock()

  let recorder = Recorder()

  /// What the test doubles recorded; setting it begins a step.
  var recorded: Recording {
    get { recorder.recorded }
    set { recorder.recorded = newValue }
  }

  init() {
    service = RepoSearchServiceStub(recorder)
    output = RepoListOutputSpy(recorder)
    interactor = RepoListInteractor(service: service) { [clock] in clock.time }
    interactor.presenter = output
    for piece in [interactor, output] as [AnyObject] { LeakDetector.watchToTheEnd(piece) }
  }

  /// Performs a step, and waits until the service or the presenter was called.
  func step(_ body: () -> Void) async {
    recorded = Recording()
    body()
    await service.hasResumed()
    _ = await eventually { recorded != Recording() }
    await settle()
  }

  /// Performs a step that must not call any collaborator.
  func quietStep(_ body: () -> Void) async {
    recorded = Recording()
    body()
    await service.hasResumed()
    await settle()
  }

  /// Starts a search, and has the service answer with a page.
  func find(_ page: SearchPage, for query: String) async {
    await step { interactor.search(for: query) }
    await step { service.answer(with: .success(page)) }
  }

  /// A clock that a test sets.
  final class Clock {
    var time = Outcome.time
  }
}
