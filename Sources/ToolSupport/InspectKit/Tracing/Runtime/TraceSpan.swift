import Foundation

/// A message that was sent, as the cause of those that its receiver sends.
///
/// What changes about it is the log's, which has a lock.
nonisolated final class TraceSpan: @unchecked Sendable {
  let receiver: String
  let identity: ObjectIdentifier?
  /// The receiver as the trace names it.
  let name: String
  /// Who sent it, as the trace names it.
  let sender: String
  /// What it was sent in answer to; it may be over.
  let cause: TraceSpan?
  let depth: Int
  /// The event that tells of it, as long as it is not shown.
  var hiddenEvent: TraceEvent?
  /// What others could read of the receiver, when that was told last.
  var state: [String: String]
  /// Reads that state, as long as the receiver does what it does.
  var readState: (() -> [(String, Any)])?
  /// Whether it was caused by a screen that is closed or drawn, which usually sends no further message.
  let isTeardown: Bool
  /// The messages that its receiver has sent because of it.
  private var answers: Set<String> = []
  /// Whether the receiver has done what it does.
  var isOver = false

  /// Whether objects are named by their types alone: a program compares them with roles.
  private static let showsTypes =
    ProcessInfo.processInfo.environment[TraceEvent.variable] != nil

  /// - Parameter depth: How far its line is indented; nil for one step more than its cause.
  init(
    _ message: TraceMessage, from cause: TraceSpan?, depth: Int? = nil, state: [String: String]
  ) {
    receiver = message.receiver
    identity = message.identity
    name = Self.showsTypes ? receiver : TraceNames.name(of: message.object, receiver)
    sender = message.externalSender ?? cause?.name ?? message.role
    self.cause = cause
    isTeardown =
      message.externalSender == nil
      ? cause?.isTeardown ?? false : message.isQuiet || message.text.hasPrefix("viewDidDisappear(")
    self.depth = depth ?? cause.map { $0.isOver ? 0 : $0.depth + 1 } ?? 0
    self.state = state
  }

  /// The mark of a message of the receiver that the contract gives to another sender, or that the receiver has
  /// sent before because of this one.
  func mark(of message: TraceMessage) -> TraceEvent.Mark? {
    guard message.externalSender == nil else { return nil }
    let answer = "\(message.receiver) \(message.identity.debugDescription) \(message.text)"
    let isFirst = answers.insert(answer).inserted
    if message.disallowedSenders.contains(receiver) { return .breach(contract: message.contract) }
    return isFirst ? nil : .again
  }

  /// Whether both were sent to the same object; two values of a type cannot be told apart.
  func hasReceiver(_ type: String, _ identity: ObjectIdentifier?) -> Bool {
    receiver == type && self.identity == identity
  }
}
