/// A story that is told to the model alone, to see whether it can happen.
struct Rehearsal<Subject: AnyObject, Model: RoleModel> {
  private let judge: Judge<Subject, Model>
  private var model = Model()
  private var circumstances: [Model.Message] = []

  init(of judge: Judge<Subject, Model>) { self.judge = judge }

  /// Goes on with a turn, unless the model doesn't accept its messages, or allow them to share it.
  mutating func plays(_ turn: Story.Turn) -> Bool {
    let before = self
    guard go(on: turn) else {
      self = before
      return false
    }
    return true
  }

  private mutating func go(on turn: Story.Turn) -> Bool {
    if turn.isNewObject { model = Model(after: circumstances) }
    let messages = turn.draws.map(judge.message)
    for (place, message) in messages.enumerated() {
      guard messages[..<place].allSatisfy({ model.allows(message, rightAfter: $0) }) else {
        return false
      }
    }
    circumstances += messages.filter { model.kind(of: $0) == nil }
    for message in messages {
      guard model.accepts(message) else { return false }
      model.receive(message)
    }
    return true
  }
}
