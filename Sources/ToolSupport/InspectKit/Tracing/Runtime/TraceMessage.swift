/// A message to a piece of a module, as its method reports it.
nonisolated struct TraceMessage {
  /// The receiver's type, and which object it is; a value has no identity.
  let receiver: String
  let identity: ObjectIdentifier?
  /// What is said, as code has it: `showPosts(with: 40 posts)`.
  let text: String
  /// Who says it, where that is no piece of the module: a person, or the navigator.
  let outsider: String?
  /// The role that the contract gives the message to.
  let role: String
  /// The types with another role.
  let strangers: [String]
  /// The contract in words, for a message from a stranger.
  let contract: String
  /// Whether it is shown only when it causes something.
  let isQuiet: Bool

  /// How a trail ends with it; nil for one to a view, which is seen.
  var end: String? {
    if contract.hasSuffix("→ View") { return nil }
    let isRoute = ["→ Wireframe", "→ Router"].contains(where: contract.hasSuffix)
    return "\(receiver).\(isRoute ? " What it tells the navigator is not traced." : "")"
  }

  /// A message that a contract names.
  init(
    _ name: String, _ arguments: [(label: String, value: Any)], to receiver: String,
    _ identity: ObjectIdentifier? = nil, role: String, contract: String, strangers: [String]
  ) {
    self.receiver = receiver
    self.identity = identity
    text = TraceValue.call(name, arguments)
    outsider = nil
    self.role = role
    self.strangers = strangers
    self.contract = contract
    isQuiet = false
  }

  /// A message to a screen from outside the module.
  init(
    _ name: String, _ arguments: [(label: String, value: Any)], to receiver: String,
    _ identity: ObjectIdentifier, from outsider: String, isQuiet: Bool
  ) {
    self.receiver = receiver
    self.identity = identity
    text = TraceValue.call(name, arguments)
    self.outsider = outsider
    role = outsider
    strangers = []
    contract = ""
    self.isQuiet = isQuiet
  }
}
