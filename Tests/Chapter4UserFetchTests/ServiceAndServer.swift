import Foundation
import OfflineServer
import TestSupport
import Testing

@testable import Chapter4UserFetch

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A service in one of the two styles, and the server that responds to it.
final class ServiceAndServer {
  let server = OfflineServer()
  private let session: URLSession
  private let check: ServiceCheck
  private let address: String?

  /// The service that calls back, or the one that its caller awaits.
  ///
  /// - Parameter address: Another address than that of the server.
  static func callingBack(address: String? = nil) -> ServiceAndServer {
    ServiceAndServer(.callingBack, address)
  }
  static func awaiting(address: String? = nil) -> ServiceAndServer {
    ServiceAndServer(.awaiting, address)
  }

  private init(_ check: ServiceCheck, _ address: String?) {
    (self.check, self.address) = (check, address)
    session = server.makeSession()
  }

  /// The paths of the requests so far.
  var requests: [String] { server.requests.filter { $0 != "/" } }

  /// Calls the service, waits until all that it has begun has ended, and returns the result that arrived last.
  func fetch(whenServerSends reply: Reply) async -> FetchResult? {
    let gate = Gate()
    server.answer("/users", with: .held(reply, by: gate))
    let ask = check.make(session, address ?? server.users)
    // At another address, no request arrives that could wait for its response.
    let responding = address == nil ? gate : nil
    return await check.recorded(of: ask, session, server, responding).results.last
  }
}

extension ServiceCheck {
  /// What a caller has received while the server still waits, and after its response.
  static func recordedBeforeAndAfterResponse() async -> (
    before: ServiceRecording, after: ServiceRecording
  ) {
    let (server, gate, log) = (OfflineServer(), Gate(), ServiceLog())
    server.answer("/users", with: .held(.json(usersJSON), by: gate))
    let service = UserService(session: server.makeSession(), address: server.users)

    // Not on the main actor, because a service that blocks would block the test with it.
    let asking = Task.detached {
      service.fetchUsers { result in log.note { $0.results.append(result) } }
      log.note { $0.hasReturned = true }
    }
    _ = await eventually { server.requests.count == 1 && log.recorded.hasReturned }
    let before = log.recorded
    gate.open()
    await asking.value
    _ = await eventually { !log.recorded.results.isEmpty }
    let paths = server.requests.map { String($0.drop { $0 != "/" }) }
    log.note { $0.requests = paths }
    return (before, log.recorded)
  }

  /// What a caller has received who is cancelled, while two others wait in the same session.
  static func cancelOneOfThreeCallers() async -> Cancelling {
    let (server, gate) = (OfflineServer(), Gate())
    server.answer("/users", with: .held(.json(usersJSON), by: gate))
    let session = server.makeSession()
    let service = AsyncUserService(session: session, address: server.users)
    let (log, others) = (ServiceLog(), ServiceLog())
    let caller = Task {
      let result = await service.usersOrError()
      log.note { $0.results.append(result) }
    }
    _ = await eventually { !server.requests.isEmpty || !log.recorded.results.isEmpty }
    let earlyResults = log.recorded.results
    let requests = server.requests
    for other in [service, AsyncUserService(session: session, address: server.users)] {
      Task.detached {
        let result = await other.usersOrError()
        others.note { $0.results.append(result) }
      }
    }
    _ = await eventually { server.requests.count == 3 }
    caller.cancel()
    let hasEnded = await eventually { !log.recorded.results.isEmpty }
    await settle()
    gate.open()
    await caller.value
    _ = await eventually { others.recorded.results.count == 2 }
    return Cancelling(
      earlyRequests: requests, earlyResults: earlyResults, firstHasEnded: hasEnded,
      firstResult: log.recorded.results.first, resultsOfOthers: others.recorded.results)
  }

  struct Cancelling {
    /// The requests and the results before the others have sent their requests.
    let earlyRequests: [String], earlyResults: [FetchResult]
    /// Whether the first caller had its result before the server has responded.
    let firstHasEnded: Bool
    let firstResult: FetchResult?, resultsOfOthers: [FetchResult]
  }
}
