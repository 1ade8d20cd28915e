/// What a role has to do when it receives messages: a value without collaborators, tasks or memory.
///
/// A judge sends the same messages to the role and to its model, and compares what the two have done.
public protocol RoleModel {
  associatedtype Message
  /// The kinds of messages that the rules tell apart.
  associatedtype Kind: Hashable
  /// What the test doubles record, and what is on the screen.
  associatedtype Recording: Equatable

  init()

  /// What the test doubles should have recorded.
  var recording: Recording { get set }

  /// Forgets the calls of the turn before; what is on the screen stays.
  mutating func beginTurn()

  /// The kind of a message, which may depend on what happened before.
  ///
  /// It is nil for a circumstance: one that is sent to no object, and only changes what the collaborators will do.
  func kind(of message: Message) -> Kind?

  /// A message as it is sent now: a tap on the third row becomes one on the id that this row has.
  func resolve(_ message: Message) -> Message

  /// Whether a message can arrive now; a row that isn't on the screen can't be tapped.
  func accepts(_ message: Message) -> Bool

  /// Whether a second message may arrive before anything else has run; answers in tasks make some orders uncertain.
  func allows(_ second: Message, rightAfter first: Message) -> Bool

  mutating func receive(_ message: Message)

  /// Takes over what is free after a message of this kind, and so can't be known before.
  ///
  /// It is called for kinds of other exercises, too, since what is wrong there isn't the subject.
  mutating func adopt(_ found: Recording, after kind: Kind)

  /// Learns from a new object what is free but stays the same, such as the words for an error.
  static func learn() async
}

extension RoleModel {
  public func resolve(_ message: Message) -> Message { message }
  public func accepts(_ message: Message) -> Bool { true }
  public mutating func adopt(_ found: Recording, after kind: Kind) {}
  public static func learn() async {}

  /// The model of a new object, whose collaborators are as they have become.
  init(after circumstances: [Message]) {
    self.init()
    circumstances.forEach { receive($0) }
  }
}
