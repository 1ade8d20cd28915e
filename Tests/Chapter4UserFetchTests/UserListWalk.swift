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
final class UserListWalk {
  let server = OfflineServer()
  let navigator = Navigator()
  let clock = InteractorHarness.Clock()
  let detector = LeakDetector()
  let session: URLSession
  let list: Screen

  /// Whether looking at what a presenter owns ends the process, or nil if that was not tried yet.
  private(set) static var mayCrash: Bool?

  private var gate = Gate()
  private var answeredRequests = 0

  // Optional, so that this compiles also if a learner makes the references weak.
  var interactor: (any UserListInteractorInputProtocol)? { presenter?.interactor }
  var router: (any UserListRouterProtocol)? { presenter?.router }
  private var presenter: UserListPresenter? {
    (list as? UserListView)?.presenter as? UserListPresenter
  }

  /// Creates a list whose service and interactor don't crash the app.
  static func begin(
    sourceLocation place: SourceLocation = #_sourceLocation
  ) async throws -> UserListWalk {
    try await FetchBehaviour.rehearseCallback(sourceLocation: place)
    try await FetchBehaviour.rehearseAwaiting(sourceLocation: place)
    try await InteractorBehaviour.rehearseCallback(sourceLocation: place)
    try await InteractorBehaviour.rehearseAwaiting(sourceLocation: place)
    try await checkOwners(sourceLocation: place)
    return UserListWalk()
  }

  /// Makes sure that a presenter retains the objects that it alone owns.
  static func checkOwners(sourceLocation place: SourceLocation = #_sourceLocation) async throws {
    guard mayCrash != false else { return }
    mayCrash = true
    // In a separate process first, because a reference that is unowned would crash here.
    try await #require(processExitsWith: .success, Rule.ownersStayStrong, sourceLocation: place) {
      await UserListWalk.useOwners()
    }
    let walk = UserListWalk()
    // Without them, code that needs one would crash, and so each test that uses the list stops here.
    try #require(walk.interactor != nil, Rule.ownersStayStrong, sourceLocation: place)
    try #require(walk.router != nil, Rule.ownersStayStrong, sourceLocation: place)
    mayCrash = false
  }

  private static func useOwners() { _ = UserListWalk() }

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
    list = UserListBuilder.makeUserListModule(
      navigator: navigator, session: session, address: String(address)
    ) { [clock] in clock.time }
    let objects: [AnyObject?] = [list as? UserListView, presenter, interactor, router]
    for case let object? in objects { detector.watch(object) }
  }

  /// What the list shows when these users have arrived.
  static func look(of users: [User]) -> ScreenLook {
    let rows = users.map { UserRow($0).text }
    return ScreenLook(title: "Users", lines: [Date.longAgo.text], rows: rows)
  }

  /// What the list shows after this error.
  static func look(of failure: FetchError) -> ScreenLook {
    ScreenLook(title: "Users", lines: [failure.reason], rows: ["Try again"])
  }

  /// Shows the list, taps its first row when the response has arrived, and returns the objects to watch.
  func useAndLeave(_ reply: Reply) async -> LeakDetector {
    hold(reply)
    navigator.push(list)
    await replyArrives(next: reply)
    list.didSelectRow(at: 0)
    await replyArrives(next: reply)
    return detector
  }

  /// Has the server hold back its response to each request from now on.
  func hold(_ reply: Reply) {
    gate = Gate()
    server.answer(Self.path, with: .held(reply, by: gate))
  }

  /// Releases the response, waits until the list no longer loads, and holds back the next response.
  ///
  /// A list that retries by itself may cancel its request at the next tap. On Linux no response may come then,
  /// or the session may hang: https://github.com/swiftlang/swift-corelibs-foundation/issues/5412
  func replyArrives(next reply: Reply) async {
    _ = await eventually { !list.isLoading || requests.count > answeredRequests }
    answeredRequests = requests.count
    let gate = gate
    hold(reply)
    gate.open()
    await listIsLoaded()
  }

  /// Waits until the list no longer loads.
  func listIsLoaded() async {
    _ = await eventually { !list.isLoading }
    await settle()
  }
}
