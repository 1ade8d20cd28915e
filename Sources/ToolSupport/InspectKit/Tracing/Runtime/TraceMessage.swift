/// A message to an object of a module, as its method reports it.
nonisolated struct TraceMessage {
  /// The receiver's type, and which object it is; a value is none.
  let receiver: String
  private(set) weak var object: AnyObject?
  /// What is said, as code has it: `showPosts(40 posts)`.
  let text: String
  /// Who says it, where that is no object of the module: a person, or the navigator.
  let externalSender: String?
  /// The role that the contract gives the message to.
  let role: String
  /// The types with another role.
  let disallowedSenders: [String]
  /// The contract in words, for a message from another role.
  let contract: String
  /// Whether it is shown only when it causes something.
  let isQuiet: Bool

  var identity: ObjectIdentifier? { object.map { ObjectIdentifier($0) } }

  /// How a trace ends with it; nil for one to a view, which is seen.
  ///
  /// - Parameter name: The receiver as the trace names it.
  func end(of name: String) -> String? {
    if contract.hasSuffix("→ View") { return nil }
    let isRoute = ["→ Wireframe", "→ Router"].contains(where: contract.hasSuffix)
    return "\(name).\(isRoute ? " What it tells the navigator is not traced." : "")"
  }

  /// A message that a contract names.
  init(
    _ name: String, _ arguments: [(label: String, value: Any)], to receiver: String,
    _ object: AnyObject? = nil, role: String, contract: String, disallowedSenders: [String]
  ) {
    self.receiver = receiver
    self.object = object
    text = TraceValue.call(name, arguments)
    externalSender = nil
    self.role = role
    self.disallowedSenders = disallowedSenders
    self.contract = contract
    isQuiet = false
  }

  /// A message to a screen from outside the module.
  init(
    _ name: String, _ arguments: [(label: String, value: Any)], to receiver: String,
    _ object: AnyObject, from externalSender: String, isQuiet: Bool
  ) {
    self.receiver = receiver
    self.object = object
    text = TraceValue.call(name, arguments)
    self.externalSender = externalSender
    role = externalSender
    disallowedSenders = []
    contract = ""
    self.isQuiet = isQuiet
  }
}
