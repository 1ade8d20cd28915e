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

  /// Whether a second message may arrive before anything else has run; answers in tasks make some orders uncertain.
  func allows(_ second: Message, rightAfter first: Message) -> Bool

  mutating func receive(_ message: Message)
}

extension RoleModel {
  /// The model of a new object, whose collaborators are as they have become.
  init(after circumstances: [Message]) {
    self.init()
    circumstances.forEach { receive($0) }
  }
}

/// What the test doubles of one turn have recorded.
public final class Recorder<Recording> {
  public var recording: Recording
  public init(_ recording: Recording) { self.recording = recording }
}

/// A test double that records what it receives, and records elsewhere once another one has replaced it.
open class RecordingDouble<Recording> {
  public final var recorder: Recorder<Recording>
  public init(_ recorder: Recorder<Recording>) { self.recorder = recorder }
}

/// A reference of a role to another object, which a judge lets a test double take in each turn.
public struct Collaborator<Subject: AnyObject, Model: RoleModel> {
  public typealias Double = RecordingDouble<Model.Recording>

  let name: String
  let read: (Subject) -> AnyObject?
  let remove: (Subject) -> Void
  let connect: (Subject, Model, Recorder<Model.Recording>) -> Double

  /// - Parameters:
  ///   - name: The property's name.
  ///   - read: Reads the property.
  ///   - set: Sets the property to a test double or to nil.
  ///   - make: Makes a test double that behaves as the model wants it now, and connects it back to the role.
  public init<Spy: RecordingDouble<Model.Recording>>(
    _ name: String, read: @escaping (Subject) -> AnyObject?,
    set: @escaping (Subject, Spy?) -> Void,
    make: @escaping (Subject, Model, Recorder<Model.Recording>) -> Spy
  ) {
    self.name = name
    self.read = read
    remove = { set($0, nil) }
    connect = { subject, model, recorder in
      let double = make(subject, model, recorder)
      set(subject, double)
      return double
    }
  }
}

/// Where messages of one form come from.
public struct MessageSource<Message> {
  let exercise: Int
  let last: Int
  let make: (inout ChanceOrder) -> Message

  /// - Parameters:
  ///   - exercise: The exercise from which on such messages are sent.
  ///   - last: The last exercise that they are sent for.
  ///   - make: Chooses a message. A story is shortened by choosing smaller numbers, so simple values come first.
  public init(
    from exercise: Int, through last: Int = .max,
    _ make: @escaping (inout ChanceOrder) -> Message
  ) {
    (self.exercise, self.last, self.make) = (exercise, last, make)
  }
}
