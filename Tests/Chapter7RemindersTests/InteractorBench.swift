import TestSupport

@testable import Chapter7Reminders
@testable import Chapter7RemindersChecks

/// The learner's interactor between a server and a presenter that logs.
final class InteractorBench {
  let log = Log()
  let server: Server
  let output: QuietHoursOutputSpy
  private(set) var interactor: QuietHoursInteractor?

  /// Whether the interactor is in memory.
  var isAlive: Bool { probe != nil }
  private weak var probe: QuietHoursInteractor?

  init(server: Server = Server()) {
    self.server = server
    output = QuietHoursOutputSpy(log)
    let interactor = QuietHoursInteractor(service: server)
    interactor.presenter = output
    (self.interactor, probe) = (interactor, interactor)
  }

  /// Does something with the interactor, and lets pending tasks continue.
  func perform(_ body: (QuietHoursInteractor) -> Void) async {
    if let interactor { body(interactor) }
    await settle()
  }

  /// Does something with the interactor, and returns what the presenter was told.
  func told(_ body: (QuietHoursInteractor) -> Void) async -> [String] {
    await perform(body)
    return log.take()
  }

  /// Has the server send its delayed responses, and returns what the presenter was told.
  func toldByServer() async -> [String] {
    await server.answer()
    await settle()
    return log.take()
  }

  /// Closes the screen at rest and during each request, in a process that may crash.
  static func rehearse() async {
    for step in 0..<3 {
      let bench = InteractorBench()
      if step > 0 { _ = await bench.told { $0.loadHours() } }
      bench.server.isSlow = step != 1
      _ = await bench.told { if step > 0 { $0.save(isConfirmed: true) } else { $0.loadHours() } }
      await bench.close()
      _ = await bench.toldByServer()
      bench.server.change(to: QuietHours(start: 1, end: 2))
      await settle()
    }
  }

  /// Lets go of the interactor, as a closed screen does.
  func close() async {
    interactor = nil
    await settle()
  }
}
