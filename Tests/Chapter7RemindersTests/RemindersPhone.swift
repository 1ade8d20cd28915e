import Foundation
import TestSupport
import Testing

@testable import Chapter7Reminders
@testable import Chapter7RemindersChecks
@testable import ScreenKit

/// A phone on which a test starts the reminders, and uses them as a user does.
///
/// It knows no type of the learner's module, only what the screens show and what the services were asked.
@MainActor final class RemindersPhone {
  let navigator = Navigator()
  let server: RemindersServer
  let memory: VisitMemory
  private(set) var openLink: (URL) -> Void = { _ in }
  /// What the user has done so far, which is told if the code crashes.
  var steps: [String] = [] { didSet { CrashNote.set(steps) } }
  /// Whether the first request was sent, and its response shown.
  private var hasBegun = true
  /// How often something was waited for in vain since the tests began.
  ///
  /// Some tests are red then, so the others shouldn't keep a learner waiting.
  private static var vainWaits = 0

  /// - Parameters:
  ///   - reminders: What the server has saved.
  ///   - keepsLinkFunction: Whether the phone keeps the function that opens links.
  ///   - prepare: Prepares the server, the settings and the system before the visit begins.
  init(
    starting reminders: [Reminder], keepsLinkFunction: Bool = true,
    prepare: (RemindersServer) -> Void = { _ in }
  ) {
    server = RemindersServer(reminders)
    memory = VisitMemory(server)
    prepare(server)
    // A feature doesn't know how deep in an app it is opened.
    for title in ["Phone", "Home"] {
      let screen = Screen()
      screen.title = title
      navigator.push(screen)
    }
    steps = ["start"]
    let services = RemindersServices(store: server, permission: server, settings: server)
    let open = startReminders(on: navigator, with: services)
    if keepsLinkFunction { openLink = open }
  }

  /// Starts the reminders, and waits until their first request was sent.
  convenience init(
    serverHas reminders: [Reminder], keepsLinkFunction: Bool = true,
    prepare: (RemindersServer) -> Void = { _ in }
  ) async {
    self.init(starting: reminders, keepsLinkFunction: keepsLinkFunction, prepare: prepare)
    // A test may prepare another response next, which must not be that to the first request.
    hasBegun = await wait { !server.requests.isEmpty && (server.isSlow || !isLoading) }
    if !hasBegun { Self.vainWaits += 1 }
    await turn()
  }

  /// The title of the screen that the user sees.
  var title: String { navigator.top?.title ?? "" }
  /// All lines on the screen, from the top to the bottom.
  var lines: [String] { parts.flatMap(\.lines) }
  /// All rows on the screen, from the top to the bottom.
  var rows: [String] { parts.flatMap(\.rows) }
  var isLoading: Bool { parts.contains(where: \.isLoading) }

  private var parts: [Screen] { navigator.top?.parts ?? [] }

  /// The titles of the buttons in a row, sorted, because their order is open.
  func buttons(in row: String, after twins: Int = 0) -> [String] {
    guard let (screen, index) = place(of: row, after: twins),
      screen.rowButtons.indices.contains(index)
    else { return [] }
    return screen.rowButtons[index].sorted()
  }

  /// Chooses a row, or an answer of an alert; without such a row, nothing happens.
  ///
  /// - Parameters:
  ///   - twins: How many rows with the same text to pass over.
  ///   - taps: How many taps follow each other, before another screen can appear.
  func choose(_ row: String, after twins: Int = 0, taps: Int = 1) async {
    await wait { place(of: row, after: twins) != nil }
    tap(row, after: twins, times: taps)
    await turn()
  }

  /// Presses a button in a row; without it, nothing happens.
  ///
  /// - Parameter twins: How many rows with the same text to pass over.
  func press(_ button: String, in row: String, after twins: Int = 0) async {
    await wait { buttons(in: row, after: twins).contains(button) }
    tapButton(button, in: row, after: twins)
    await turn()
  }

  /// Weak references to the screen that the user sees, and to all that it contains.
  var probes: [Probe] { parts.map { Probe($0) } }

  /// Leaves everything, and releases the function that opens links.
  func endVisit() async {
    releaseLinkFunction()
    await leaveAllScreens()
  }

  /// Leaves all screens of the visit.
  func leaveAllScreens() async {
    goHome()
    await turn()
  }

  /// Releases the function that opens links.
  func releaseLinkFunction() { openLink = { _ in } }

  /// Goes back, from an alert only if it allows that.
  func goBack() async {
    goBackAtOnce()
    await turn()
  }

  /// Shows another screen of the app for a moment.
  func openOtherScreenAndGoBack() async {
    cover()
    await turn()
  }

  /// Has the server respond to all that waits, and at once to all further requests.
  func letServerRespondFromNowOn() async {
    await wait { server.isWaiting || !server.isSlow }
    steps.append("get all responses")
    await server.respond()
    await turn()
  }

  /// Has the server respond to one request, and delay all others.
  func respond(to request: String) async {
    await wait { server.delays(request) }
    steps.append("get the response to \"\(request)\"")
    await server.respond(to: request)
    await turn()
  }

  func follow(_ link: String) async {
    followAtOnce(link)
    await turn()
  }

  /// Requires that a value becomes equal to another one, since a design may hop from one actor to another.
  func require<Value: Equatable>(
    _ value: @autoclosure () -> Value, equals wanted: Value, _ rule: Comment,
    sourceLocation place: SourceLocation = #_sourceLocation,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) async throws {
    let isEqual = await wait { value() == wanted }
    if !isEqual { Self.vainWaits += 1 }
    let found = value()
    // A list that is loaded again is no change that is sent again.
    let rule = Self.loads(in: found) > Self.loads(in: wanted) ? Rule.listLoadsOnce : rule
    try TestSupport.require(
      found, equals: wanted, rule, sourceLocation: place, file: file, line: line, column: column)
  }

  private static func loads(in requests: some Equatable) -> Int {
    (requests as? [String])?.count { $0 == "load" } ?? 0
  }

  /// Waits until all that has begun has come to its end, and then for what is right.
  func waitToTheEnd(until isRight: () -> Bool) async {
    await turn()
    if !(await wait(until: isRight)) { Self.vainWaits += 1 }
  }

  @discardableResult func wait(until condition: () -> Bool) async -> Bool {
    await eventually(looks: !hasBegun ? 0 : Self.vainWaits > 1 ? 40 : 240) {
      navigator.updateScreens()
      return condition()
    }
  }

  /// Gives what has begun some turns on every actor, and brings the screens up to date, as the app does before each
  /// drawing.
  func turn() async {
    for _ in 0..<2 {
      for _ in 0..<4 { await Task.detached {}.value }
      await settle()
      navigator.updateScreens()
    }
  }

  func place(of row: String, after twins: Int = 0) -> (Screen, Int)? {
    parts.flatMap { screen in screen.rows.indices.map { (screen, $0) } }
      .filter { $0.rows[$1] == row }.dropFirst(twins).first
  }
}
