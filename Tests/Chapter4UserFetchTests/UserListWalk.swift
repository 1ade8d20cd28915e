import Foundation
import OfflineServer
import ScreenKit
import TestSupport
import Testing

@testable import Chapter4UserFetch

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A list as the builder makes it, on a navigator and with a server.
final class UserListWalk {
  let server = OfflineServer()
  let navigator = Navigator()
  let clock = InteractorHarness.Clock()
  let probes = Probes()
  let session: URLSession
  let list: Screen

  private var gate = Gate()
  private var answeredRequests = 0

  var interactor: (any UserListInteractorInputProtocol)? {
    ((list as? UserListView)?.presenter as? UserListPresenter)?.interactor
  }

  /// Makes a list whose service and interactor do not end the app.
  static func begin(
    sourceLocation place: SourceLocation = #_sourceLocation
  ) async throws -> UserListWalk {
    try await FetchBehaviour.rehearseCallback(sourceLocation: place)
    try await FetchBehaviour.rehearseAwaiting(sourceLocation: place)
    try await InteractorBehaviour.rehearseCallback(sourceLocation: place)
    try await InteractorBehaviour.rehearseAwaiting(sourceLocation: place)
    return UserListWalk()
  }

  /// The paths that the list asked for.
  var requests: [String] { server.requests.filter { $0 != "/" } }

  private init() {
    session = server.makeSession()
    // What the builder reads itself is too old.
    clock.time = .distantPast
    defer { clock.time = .longAgo }
    list = UserListBuilder.makeUserListModule(
      navigator: navigator, session: session, address: server.users
    ) { [clock] in clock.time }
    guard let view = list as? UserListView, let presenter = view.presenter as? UserListPresenter
    else { return }
    probes.watch(view)
    probes.watch(presenter)
    probes.watch(presenter.interactor)
    probes.watch(presenter.router)
  }

  /// The list that a person sees when these users have come.
  static func look(of users: [User]) -> ScreenLook {
    let rows = users.map { UserRow($0).text }
    return ScreenLook(title: "Users", lines: [Date.longAgo.wording], rows: rows)
  }

  /// The list that a person sees after this failure.
  static func look(of failure: FetchError) -> ScreenLook {
    ScreenLook(title: "Users", lines: [failure.reason], rows: ["Try again"])
  }

  /// Shows the list, taps its first row when the reply has come, and tells whom to watch then.
  func useAndLeave(_ reply: Reply) async -> Probes {
    hold(reply)
    navigator.push(list)
    await replyArrives(next: reply)
    list.didSelectRow(at: 0)
    await replyArrives(next: reply)
    return probes
  }

  /// Has the server hold back its reply to each request that comes from now on.
  func hold(_ reply: Reply) {
    gate = Gate()
    server.answer("/users", with: .held(reply, by: gate))
  }

  /// Lets the reply come that is held back, until the list no longer loads, and holds back the next one.
  ///
  /// A list that asks again by itself may cancel its request at the next tap. On Linux no reply may come then,
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
