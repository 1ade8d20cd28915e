import ScreenKit
import TestSupport
import Testing

@testable import Chapter7Reminders
@testable import Chapter7RemindersChecks

/// The interactor of the quiet hours, between a server and a presenter that are test doubles.
final class InteractorAndDoubles {
  let server: Server
  let presenter: QuietHoursOutputSpy
  private(set) var interactor: QuietHoursInteractor?
  /// Whether the server has to respond before the next message.
  var isAnswering = false

  var isInteractorInMemory: Bool { probe != nil }
  private weak var probe: QuietHoursInteractor?

  /// - Parameter server: A server that another interactor may have used before.
  init(server: Server = Server()) {
    self.server = server
    presenter = QuietHoursOutputSpy(Log())
    let interactor = QuietHoursInteractor(service: server)
    interactor.presenter = presenter
    (self.interactor, probe) = (interactor, interactor)
  }

  deinit {
    // A request without a response would keep its task.
    Task { @MainActor [server] in await server.answer() }
  }

  /// Releases the interactor, as a closed screen does.
  func releaseInteractor() async {
    interactor = nil
    await settle()
  }

  /// Releases the interactor at rest and during each request, in a process that may crash.
  static func releaseAtEachStep() async {
    for step in 0..<3 {
      let module = InteractorAndDoubles()
      if step > 0 { await when { module.interactor?.loadHours() } }
      module.server.isSlow = step != 1
      await when {
        if step > 0 {
          module.interactor?.save(isConfirmed: true)
        } else {
          module.interactor?.loadHours()
        }
      }
      await module.releaseInteractor()
      await module.server.answer()
      await when { module.server.change(to: QuietHours(start: 1, end: 2)) }
    }
  }
}

/// The presenter of the quiet hours, whose collaborators are test doubles that note what they are
/// told.
final class PresenterAndDoubles {
  let presenter: QuietHoursPresenter
  let view: QuietHoursViewSpy
  let router: QuietHoursRouterSpy
  private let log = Log()

  init() {
    view = QuietHoursViewSpy(log)
    router = QuietHoursRouterSpy(log)
    presenter = QuietHoursPresenter(interactor: QuietHoursInteractorSpy(log), router: router)
    presenter.view = view
  }

  /// The presenter's calls of its collaborators since the last look, such as "view: hide loading".
  var newCalls: [String] { log.take() }

  /// Lets the next look begin here.
  func forgetCalls() { _ = log.take() }

  /// Requires the presenter to have made exactly these calls since the last look, in any order.
  func requireNewCallsInAnyOrder(
    _ wanted: [String], _ rule: Comment, sourceLocation place: SourceLocation = #_sourceLocation
  ) throws {
    let calls = newCalls
    if calls.sorted() == wanted.sorted() { return }
    try TestSupport.require(calls, equals: wanted, rule, sourceLocation: place)
  }
}

/// The view of the quiet hours, whose presenter is a test double.
final class ViewAndDoubles {
  let view: QuietHoursView
  let presenter: QuietHoursPresenterSpy

  init() {
    presenter = QuietHoursPresenterSpy(Log())
    view = QuietHoursView(presenter: presenter)
    view.loadViewIfNeeded()
    _ = presenter.recorder.take()
  }
}

extension QuietHoursText {
  /// A view model that no hours lead to, so that only what was passed on can be shown.
  static func numbered(_ number: Int, canSave: Bool) -> QuietHoursText {
    QuietHoursText(
      summary: "summary \(number)", start: "start \(number)", end: "end \(number)",
      canSave: canSave)
  }
}
