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

  /// What the presenter was told since the last look.
  var newlyTold: [String] { presenter.recorder.take() }

  /// Whether the interactor is in memory.
  var isAlive: Bool { probe != nil }
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

  /// Lets go of the interactor, as a closed screen does.
  func close() async {
    interactor = nil
    await settle()
  }

  /// Closes the screen at rest and during each request, in a process that may crash.
  static func closeAtEachStep() async {
    for step in 0..<3 {
      let screen = InteractorAndDoubles()
      if step > 0 { await when { screen.interactor?.loadHours() } }
      screen.server.isSlow = step != 1
      await when {
        if step > 0 {
          screen.interactor?.save(isConfirmed: true)
        } else {
          screen.interactor?.loadHours()
        }
      }
      await screen.close()
      await screen.server.answer()
      await when { screen.server.change(to: QuietHours(start: 1, end: 2)) }
    }
  }
}

/// The presenter of the quiet hours, whose collaborators are test doubles that note what they are told.
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

  /// Sends something to the presenter, and returns its calls of the collaborators, such as "view: hide loading".
  func calls(during body: (QuietHoursPresenter) -> Void) -> [String] {
    body(presenter)
    return log.take()
  }

  /// Sends something to the presenter, and requires it to tell its collaborators exactly this, in any order.
  func require(
    _ told: [String], _ rule: Comment, sourceLocation place: SourceLocation = #_sourceLocation,
    when body: (QuietHoursPresenter) -> Void
  ) throws {
    let lines = calls(during: body)
    if lines.sorted() == told.sorted() { return }
    try TestSupport.require(lines, equals: told, rule, sourceLocation: place)
  }
}

/// The view of the quiet hours, whose presenter is a test double.
final class ViewAndPresenter {
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
