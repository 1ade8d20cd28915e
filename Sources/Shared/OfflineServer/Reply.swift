import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What an `OfflineServer` does about a request.
public indirect enum Reply: Sendable {
  /// An HTTP response with this body.
  case body(Data, status: Int = 200)
  /// A reply whose HTTP response has these headers beside its own; a failure has none.
  ///
  /// An empty value takes the header away, as in `["Content-Type": ""]`.
  case adding(headers: [String: String], to: Reply)
  /// A response with this body that isn't an HTTP response, so it has no status.
  case withoutStatus(Data)
  /// No response: the connection fails with this error.
  case failure(URLError.Code)
  /// No response: the connection fails with an error of another kind.
  case otherFailure(any Error)
  /// Nothing, until the session's timeout.
  case never
  /// A reply after a while.
  case delayed(Reply, by: Duration)
  /// A reply once the gate is open.
  case held(Reply, by: Gate)

  /// An HTTP response with this text as its body, and with these headers.
  public static func json(
    _ text: String, status: Int = 200, headers: [String: String] = [:]
  ) -> Reply {
    .adding(headers: headers, to: .body(Data(text.utf8), status: status))
  }

  /// An HTTP response with this status and an empty object, as JSONPlaceholder answers an unknown path.
  public static func status(_ status: Int) -> Reply {
    .json("{}", status: status)
  }

  /// Hands over the body or the failure once nothing holds it back.
  func whenDue(_ action: @escaping @Sendable (Reply) -> Void) {
    switch self {
    case .body, .withoutStatus, .failure, .otherFailure:
      action(self)
    case .adding(let headers, let reply):
      reply.whenDue { action(.adding(headers: headers, to: $0)) }
    case .never:
      break
    case .delayed(let reply, let delay):
      DispatchQueue.global().asyncAfter(deadline: .now() + delay / .seconds(1)) {
        reply.whenDue(action)
      }
    case .held(let reply, let gate):
      gate.whenOpen { reply.whenDue(action) }
    }
  }
}
