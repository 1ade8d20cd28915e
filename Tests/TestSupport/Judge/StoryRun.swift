import Testing

/// One story, told to a new object and its model.
final class StoryRun<Subject: AnyObject, Model: RoleModel> {
  private typealias Double = RecordingDouble<Model.Recording>

  private let judge: Judge<Subject, Model>
  private let rows: [RuleRow<Model>]
  private let later: Set<Int>
  private let recorder = Recorder(Model().recording)
  /// What doubles that were replaced have received.
  private let strays = Recorder(Model().recording)
  private var model = Model()
  private var subject: Subject?
  /// Earlier objects, which stay until the end as another screen would.
  private var others: [Subject] = []
  private var twin: Twin<Subject, Model>?
  private var doubles: [Double] = []
  /// Those that the role was made with.
  private var fixedDoubles: [Double] = []
  private var former: [Double] = []
  /// The circumstances so far, which a new object finds as well.
  private var circumstances: [Model.Message] = []
  private var knownCircumstances = 0
  private var steps = StorySteps()
  /// The kind of the turn's last message that no rule is about, since other exercises are.
  private var otherKind: Model.Kind?
  /// The first row that differs so far in this turn.
  private var deviation: Deviation<Model>?

  /// - Parameters:
  ///   - rows: The rows of the table that count.
  ///   - later: The sources of messages whose effects are part of later exercises.
  init(of judge: Judge<Subject, Model>, _ rows: [RuleRow<Model>], later: Set<Int>) {
    (self.judge, self.rows, self.later) = (judge, rows, later)
  }

  /// What goes wrong first; nil when nothing does.
  func deviation(in story: Story) async -> Deviation<Model>? {
    makeSubject()
    for turn in story.turns {
      if turn.isNewObject { makeSubject() }
      if let survivor = replaceDoubles(in: turn) {
        return deviation(
          judge.collaboratorRules.isKept, "the earlier collaborators in memory", survivor,
          wanted: "none, because each message comes with new ones", rank: rows.count + 1)
      }
      let before = references
      let judged = send(turn)
      var changed = before.replaced(by: references)
      // Nothing else may hold the role here, or it would not be released.
      if turn.isReleased { subject = nil }
      await judge.settle(subject, model.recording) { found }
      if subject != nil { changed += before.replaced(by: references) }
      if let name = changed.first {
        return deviation(
          judge.collaboratorRules.isReplaced, name, "another object, or nil", rank: rows.count)
      }
      if strays.recording != Model().recording {
        let found = strays.recording
        return deviation(
          judge.collaboratorRules.isOutdated,
          "messages to what was replaced before the last message",
          String(describingForTest: found), wanted: "none", rank: -1)
      }
      if turn.draws.contains(where: { later.contains($0.source) }) {
        model.recording = found
      } else if let judged {
        compare(judged.kind, at: moment(of: turn, isLast: judged.isLast))
        if let deviation { return deviation }
      }
      if let kind = judged?.kind ?? otherKind { model.adopt(found, after: kind) }
      if subject == nil { return nil }
    }
    return nil
  }

  private func makeSubject() {
    if let subject {
      others.append(subject)
      (doubles + fixedDoubles).forEach { $0.recorder = strays }
      (former, doubles) = (former + doubles, [])
      model = Model(after: circumstances)
    }
    let subject = judge.make()
    LeakDetector.watchToTheEnd(subject)
    self.subject = subject
  }

  /// Gives the role new doubles, unless the turn keeps the ones before, and returns the type of an earlier one that is still in memory.
  private func replaceDoubles(in turn: Story.Turn) -> String? {
    guard let subject else { return nil }
    defer { if let missing = turn.missing { judge.collaborators[missing].remove?(subject) } }
    model.beginTurn()
    recorder.recording = model.recording
    // Doubles are made for the circumstances of their time.
    if turn.keepsCollaborators, !doubles.isEmpty, circumstances.count == knownCircumstances {
      return nil
    }
    knownCircumstances = circumstances.count
    let detector = LeakDetector()
    (turn.keepsFormer ? former : former + doubles).forEach(detector.watch)
    doubles.forEach { $0.recorder = strays }
    former = turn.keepsFormer ? doubles : []
    doubles = connect { $0.remove != nil }
    fixedDoubles = connect { $0.remove == nil }
    return others.isEmpty ? detector.survivors.first : nil
  }

  private func connect(
    _ isMeant: (Collaborator<Subject, Model>) -> Bool
  ) -> [Double] {
    guard let subject else { return [] }
    return judge.collaborators.filter(isMeant).compactMap { $0.connect(subject, model, recorder) }
  }

  /// What was recorded, with what is visible of the role itself.
  private var found: Model.Recording {
    var recording = recorder.recording
    if let subject { judge.observe(subject, &recording) }
    return recording
  }

  private var references: References {
    References(judge.collaborators.map { ($0.name, subject.flatMap($0.read)) })
  }

  /// Sends the messages of a turn, and returns the last one that the rules are about.
  private func send(_ turn: Story.Turn) -> (kind: Model.Kind, isLast: Bool)? {
    guard let subject else { return nil }
    (deviation, otherKind) = (nil, nil)
    var judged: (kind: Model.Kind, isLast: Bool)?
    CrashNote.reserveStack()
    if turn.hasTwin, twin == nil { twin = Twin(of: judge, Model(after: circumstances)) }
    for draw in turn.draws {
      let message = model.resolve(judge.message(of: draw))
      steps.add(message)
      if turn.hasTwin { twin?.receive(judge.message(of: draw)) }
      let kind = model.kind(of: message)
      if kind == nil { circumstances.append(message) }
      model.receive(message)
      judge.send(message, subject, recorder)
      if let kind, rows.contains(where: { $0.isAbout(kind) }) {
        judged = (kind, true)
        if turn.missing == nil, turn.draws.count == 1 { compare(kind, at: .atOnce) }
      } else {
        judged?.isLast = false
        otherKind = kind ?? otherKind
      }
    }
    return judged
  }

  private func moment(of turn: Story.Turn, isLast: Bool) -> RuleRow<Model>.Moment {
    if let missing = turn.missing { return .without(judge.collaborators[missing].name) }
    if turn.isReleased { return .released }
    return isLast ? .end : .followed
  }

  /// Keeps the first row that differs.
  private func compare(_ kind: Model.Kind, at moment: RuleRow<Model>.Moment) {
    let (wanted, found) = (model.recording, found)
    let place = rows.firstIndex { row in
      row.moment == moment && row.isAbout(kind) && row.differs(wanted, found)
    }
    guard let place, place < deviation?.rank ?? .max else { return }
    let row = rows[place]
    deviation = Deviation(
      rank: place, rule: row.rule, part: row.part, wanted: { row.text(wanted) },
      found: { row.text(found) })
  }

  private func deviation(
    _ rule: Comment, _ part: String, _ found: String, wanted: String = "no change", rank: Int
  ) -> Deviation<Model> {
    Deviation(
      rank: rank, rule: rule, part: part, wanted: { wanted }, found: { found },
      isOfLastMessages: false)
  }
}
