import Foundation
import TestSupport

@testable import Chapter5RepoSearch

/// An interactor whose collaborators are test doubles.
final class InteractorAndDoubles {
  /// What a presenter searches for as soon as it has a result, if it does so.
  static let nextQuery = "maps"

  let interactor: RepoListInteractor
  let service: RepoSearchServiceStub
  let presenter: RepoListOutputSpy
  let clock = Clock()

  init() {
    let recorder = Recorder()
    (service, presenter) = (RepoSearchServiceStub(recorder), RepoListOutputSpy(recorder))
    interactor = RepoListInteractor(service: service) { [clock] in clock.time }
    interactor.presenter = presenter
    for object in [interactor, presenter] as [AnyObject] { LeakDetector.watchToTheEnd(object) }
  }

  /// When the screen has closed, its requests end as well, and so does its time.
  deinit {
    Task { @MainActor [service, clock] in
      clock.time = .distantFuture
      service.answerAll()
    }
  }

  /// Searches, and has the service answer.
  func searchAndAnswer(for query: String, answer: Outcome) async {
    await when { interactor.search(for: query) }
    await when { service.answer(query, with: answer) }
  }

  /// A clock that a test sets.
  final class Clock { var time = Outcome.time }
}
