import TestSupport
import Testing

@testable import Chapter7Reminders

/// The learner's presenter, with a double for each collaborator; all of them log in one place.
final class PresenterBench {
  let presenter: QuietHoursPresenter
  let view: QuietHoursViewSpy
  let router: QuietHoursRouterSpy
  private let log: Log

  init(_ log: Log) {
    self.log = log
    view = QuietHoursViewSpy(log)
    router = QuietHoursRouterSpy(log)
    presenter = QuietHoursPresenter(interactor: QuietHoursInteractorSpy(log), router: router)
    presenter.view = view
  }

  /// Does something with the presenter, and requires it to tell its collaborators exactly this, in any order.
  func require(
    _ told: [String], _ rule: Comment, sourceLocation place: SourceLocation = #_sourceLocation,
    when body: (QuietHoursPresenter) -> Void
  ) throws {
    body(presenter)
    let lines = log.take()
    if lines.sorted() == told.sorted() { return }
    try TestSupport.require(lines, equals: told, rule, sourceLocation: place)
  }
}
