/// A story that is told to the model alone, to see whether it can happen.
struct Rehearsal<Subject: AnyObject, Model: RoleModel> {
  private let judge: Judge<Subject, Model>
  private var model = Model()
  private var circumstances: [Model.Message] = []

  init(of judge: Judge<Subject, Model>) { self.judge = judge }

  /// The messages of the last turn, as they are sent.
  private(set) var messages: [Model.Message] = []
  /// The kinds of these messages; nil for a circumstance.
  private(set) var kinds: [Model.Kind?] = []

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
    (messages, kinds) = ([], [])
    for draw in turn.draws {
      let message = model.resolve(judge.message(of: draw))
      guard model.accepts(message),
        messages.allSatisfy({ model.allows(message, rightAfter: $0) })
      else { return false }
      let kind = model.kind(of: message)
      if kind == nil { circumstances.append(message) }
      model.receive(message)
      messages.append(message)
      kinds.append(kind)
    }
    return true
  }
}
