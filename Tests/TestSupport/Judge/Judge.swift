import Testing

/// Sends messages to a role in orders of chance, and compares all that it does with its model.
///
/// This is stateful property-based testing, as in the state machines of QuickCheck (Hughes, "QuickCheck Testing for Fun
/// and Profit", 2007), the rule-based ones of Hypothesis, and the commands of fast-check. A story that fails is
/// shortened, and told with the rule of what differs. The seeds are fixed, so the same code gives the same story.
public struct Judge<Subject: AnyObject, Model: RoleModel> {
  public typealias Message = Model.Message
  /// Waits until a turn has come to its end; gets the role, unless that was released, and what is wanted and found.
  public typealias Settling =
    @MainActor (Subject?, _ wanted: Model.Recording, _ found: () -> Model.Recording) async -> Void

  let make: () -> Subject
  let role: String
  let given: String?
  let collaborators: [Collaborator<Subject, Model>]
  let sources: [MessageSource<Message>]
  let rules: [RuleRow<Model>]
  let collaboratorRules: CollaboratorRules
  let text: (Message) -> String
  let send: (Message, Subject, Recorder<Model.Recording>) -> Void
  let observe: (Subject, inout Model.Recording) -> Void
  let settle: Settling

  /// - Parameters:
  ///   - make: Makes the role, or an object that has it and its collaborators.
  ///   - role: What a story calls it.
  ///   - given: What has happened before the first message, as a story tells it.
  ///   - collaborators: Its references, in the order in which its builder sets them.
  ///   - sources: Where messages come from.
  ///   - rules: Which rule is broken. If several are, the first row is told.
  ///   - collaboratorRules: The rules of its references.
  ///   - text: A message as a story tells it.
  ///   - observe: Adds what is visible of the role itself to what the test doubles have recorded.
  ///   - settle: Waits until a turn has come to its end, for tasks that go on in other threads.
  ///   - send: Sends a message to the role, and records what it returns or throws; does nothing for a circumstance.
  public init(
    of make: @escaping () -> Subject, named role: String = "\(Subject.self)", given: String? = nil,
    collaborators: [Collaborator<Subject, Model>],
    sources: [MessageSource<Message>], rules: [RuleRow<Model>],
    collaboratorRules: CollaboratorRules,
    text: @escaping (Message) -> String = { Words.message($0) },
    observe: @escaping (Subject, inout Model.Recording) -> Void = { _, _ in },
    settle: @escaping Settling = { _, _, _ in await TestSupport.settle() },
    send: @escaping (Message, Subject, Recorder<Model.Recording>) -> Void
  ) {
    (self.make, self.role, self.given) = (make, role, given)
    (self.collaborators, self.sources) = (collaborators, sources)
    (self.rules, self.collaboratorRules) = (rules, collaboratorRules)
    (self.text, self.observe, self.settle, self.send) = (text, observe, settle, send)
  }

  /// Judges what an exercise is about, and nothing of later ones.
  ///
  /// - Parameters:
  ///   - exercise: The number of the exercise within its chapter.
  ///   - stories: How many stories to try.
  ///   - place: Where to report a failure.
  public func judge(
    exercise: Int, stories: Int = 150, sourceLocation place: SourceLocation = #_sourceLocation
  ) async {
    let search = StorySearch(judge: self, exercise: exercise)
    await search.failure(among: stories)?.record(at: place)
  }

  func message(of draw: Story.Draw) -> Message {
    var chance = ChanceOrder(repeating: draw.choices)
    return sources[draw.source].make(&chance)
  }

  /// Whether the model accepts all messages, and allows those that share a turn.
  func allows(_ story: Story) -> Bool {
    var rehearsal = Rehearsal(of: self)
    return story.turns.allSatisfy { rehearsal.plays($0) }
  }

  /// The messages of a story in words, one line each, with what is unusual about them.
  func lines(of story: Story) -> [String] {
    var rehearsal = Rehearsal(of: self)
    return (given.map { ["(\($0))"] } ?? [])
      + story.turns.flatMap { turn in
        _ = rehearsal.plays(turn)
        var lines = rehearsal.messages.map(text)
        for index in lines.indices.dropFirst() { lines[index] += " (before a task can run)" }
        if turn.isNewObject, !lines.isEmpty { lines[0] += " (to a new \(role))" }
        if turn.hasTwin, !lines.isEmpty { lines[0] += " (and before it, to another \(role))" }
        let last = lines.count - 1
        guard last >= 0 else { return lines }
        if let missing = turn.missing {
          lines[last] += " (while \(collaborators[missing].name) is nil)"
        }
        if turn.isReleased { lines[last] += " (and right after it, the \(role) is released)" }
        return lines
      }
  }
}
