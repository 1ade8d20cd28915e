import Foundation
import OfflineServer
import ScreenKit
import TestSupport
import Testing

@testable import Chapter4UserFetch

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A list as the builder creates it, on a navigator and with a server.
final class ListAndServer {
  let server = OfflineServer()
  let navigator = Navigator()
  let clock = ClockFake()
  let detector = LeakDetector()
  let session: URLSession
  let screen: Screen

  /// Whether looking at what a presenter owns ends the process, or nil if that was not tried yet.
  private(set) static var mayCrash: Bool?

  private var gate = Gate()
  private var answeredRequests = 0

  // Optional, so that this compiles also if a learner makes the references weak.
  var interactor: (any UserListInteractorInputProtocol)? { presenter?.interactor }
  var router: (any UserListRouterProtocol)? { presenter?.router }
  private var presenter: UserListPresenter? {
    (screen as? UserListView)?.presenter as? UserListPresenter
  }

  /// Creates a list, after its service and its interactor have been tried, because they may crash the app.
  static func make(
    sourceLocation place: SourceLocation = #_sourceLocation
  ) async throws -> ListAndServer {
    try await ServiceCheck.tryServiceInSeparateProcess(sourceLocation: place)
    try await ServiceCheck.tryAsyncServiceInSeparateProcess(sourceLocation: place)
    try await InteractorAndDoubles.tryInteractorInSeparateProcess(sourceLocation: place)
    try await InteractorAndDoubles.tryAsyncInteractorInSeparateProcess(sourceLocation: place)
    try await requireOwnersToRetain(sourceLocation: place)
    return ListAndServer()
  }

  /// Makes sure that a presenter retains the objects that it alone owns.
  static func requireOwnersToRetain(sourceLocation place: SourceLocation = #_sourceLocation)
    async throws
  {
    guard mayCrash != false else { return }
    mayCrash = true
    // In a separate process first, because a reference that is unowned would crash here.
    try await #require(processExitsWith: .success, Rule.ownersStayStrong, sourceLocation: place) {
      await ListAndServer.useOwners()
    }
    let walk = ListAndServer()
    // Without them, code that needs one would crash, and so each test that uses the list stops here.
    try #require(walk.interactor != nil, Rule.ownersStayStrong, sourceLocation: place)
    try #require(walk.router != nil, Rule.ownersStayStrong, sourceLocation: place)
    mayCrash = false
  }

  private static func useOwners() { _ = ListAndServer() }

  /// The paths that the list requested.
  var requests: [String] { server.requests.filter { $0 != "/" } }

  /// The path and the query of the users at the injected address.
  static let path = "/V2/Our.Users?of=R%26D%20Seoul"

  private init() {
    session = server.makeSession()
    // A time that the builder reads by itself would be this one, which is wrong.
    clock.time = .distantPast
    defer { clock.time = .longAgo }
    let address = server.url.absoluteString.dropLast() + Self.path
    screen = UserListBuilder.makeUserListModule(
      navigator: navigator, session: session, address: String(address)
    ) { [clock] in clock.time }
    let objects: [AnyObject?] = [screen as? UserListView, presenter, interactor, router]
    for case let object? in objects { detector.watch(object) }
  }

  /// What the list shows.
  var look: ScreenLook { ScreenLook(screen) }

  /// The list appears, and the server responds.
  func appear(whenServerSends reply: Reply) async {
    hold(reply)
    navigator.push(screen)
    await replyArrives()
  }

  /// The user taps "Try again", and the server responds.
  func tapTryAgain(whenServerSends reply: Reply) async {
    await tapFirstRow(whenServerSends: reply)
  }

  /// The user taps "Try again", or the first user, and the server responds.
  private func tapFirstRow(whenServerSends reply: Reply) async {
    hold(reply)
    screen.didSelectRow(at: 0)
    await replyArrives()
  }

  /// The list appears, and its request arrives at a server that holds back its users.
  func appearWhileServerWaits() async {
    hold(.json(usersJSON))
    navigator.push(screen)
    _ = await eventually { !requests.isEmpty }
  }

  /// Cancels while the response is held back. On Linux the two must not meet, or the session may hang:
  /// https://github.com/swiftlang/swift-corelibs-foundation/issues/5412
  func hasCancelledItsRequest() async -> Bool {
    await eventually { server.cancelledRequests == [Self.path] }
  }

  /// The server responds, and what it sends has arrived.
  func serverResponds() async {
    gate.open()
    await drain(session, of: server)
  }

  /// The requests, when all that has begun has ended.
  func requestsUntilNow() async -> [String] {
    await settle()
    await drain(session, of: server)
    return requests
  }

  /// What stays in memory of a list that was used and closed.
  static func survivorsAfterClosing(whenServerSends reply: Reply) async throws -> [String] {
    let detector = try await {
      let list = try await make()
      await list.appear(whenServerSends: reply)
      await list.tapFirstRow(whenServerSends: reply)
      return list.detector
    }()
    _ = await eventually { detector.survivors == [] }
    return detector.survivors
  }

  /// Has the server hold back its response to each request from now on.
  private func hold(_ reply: Reply) {
    gate = Gate()
    server.answer(Self.path, with: .held(reply, by: gate))
  }

  /// Releases the response, and waits until the list no longer loads.
  ///
  /// A list that retries by itself may cancel its request at the next tap. On Linux no response may come then,
  /// or the session may hang: https://github.com/swiftlang/swift-corelibs-foundation/issues/5412
  private func replyArrives() async {
    _ = await eventually { !screen.isLoading || requests.count > answeredRequests }
    answeredRequests = requests.count
    let gate = gate
    hold(.never)
    gate.open()
    await waitUntilLoaded()
  }

  /// Waits until the list no longer loads.
  func waitUntilLoaded() async {
    _ = await eventually { !screen.isLoading }
    await settle()
  }
}
