import Foundation
import TestSupport

@testable import Chapter5RepoSearch

/// An interactor of the search, with a test double for every collaborator; all of them record in one place.
final class InteractorHarness {
  let interactor: RepoListInteractor
  let service: RepoSearchServiceStub
  let output: RepoListOutputSpy
  let clock = Clock()

  private let recorder = Recorder()

  /// What was heard; setting it begins a step.
  var recorded: Recording {
    get { recorder.recorded }
    set { recorder.recorded = newValue }
  }

  init() {
    service = RepoSearchServiceStub(recorder)
    output = RepoListOutputSpy(recorder)
    interactor = RepoListInteractor(service: service) { [clock] in clock.time }
    interactor.presenter = output
    Probes.watchToTheEnd(interactor)
  }

  /// Does something, and waits until the service was asked, or the presenter was told.
  func step(_ body: () -> Void) async {
    recorded = Recording()
    body()
    await service.hasGoneOn()
    _ = await eventually { recorded != Recording() }
    await settle()
  }

  /// Does something of which nobody is to hear.
  func quietStep(_ body: () -> Void) async {
    recorded = Recording()
    body()
    await service.hasGoneOn()
    await settle()
  }

  /// Asks for something, and has the service answer.
  func find(_ page: SearchPage, for question: String) async {
    await step { interactor.search(for: question) }
    await step { service.answer(with: .success(page)) }
  }

  /// A clock that a test sets.
  final class Clock {
    var time = Outcome.time
  }
}
