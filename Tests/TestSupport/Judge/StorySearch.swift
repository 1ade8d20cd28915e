import Testing

/// Looks for a story in which a rule of an exercise is broken, and for the shortest one.
struct StorySearch<Subject: AnyObject, Model: RoleModel> {
  private let judge: Judge<Subject, Model>
  /// The rows of the exercise.
  private let rows: [RuleRow<Model>]
  /// The places of the sources that the exercise knows, and of later ones.
  private let known: [Int]
  private let later: [Int]
  private let exercise: Int

  init(judge: Judge<Subject, Model>, exercise: Int) {
    (self.judge, self.exercise) = (judge, exercise)
    rows = judge.rules.filter { $0.exercise == exercise }
    known = judge.sources.indices.filter {
      (judge.sources[$0].exercise...judge.sources[$0].last).contains(exercise)
    }
    later = judge.sources.indices.filter { judge.sources[$0].exercise > exercise }
  }

  /// The failure of the first row that is broken in any story.
  func failure(among count: Int) async -> StoryFailure? {
    await Model.learn()
    var chance = ChanceOrder(seed: exercise)
    let stories =
      (0..<count).map { story(ofLength: 1 + $0 * 150 / count / 16, by: &chance) }
      + known.map { repetition(of: draw(from: [$0], &chance)) }.filter(judge.allows)
    var first = await worst(of: stories, sideBySide: stories.count)
    // What objects share can make a story fail beside others that passes alone.
    if let found = first, await deviation(in: found.story)?.rank != found.deviation.rank {
      first = await worst(of: stories, sideBySide: 1)
    }
    if let first { return await shortest(first.story, first.deviation) }
    return await failureOfOvertaking(by: &chance)
  }

  /// The story that breaks the first row.
  ///
  /// - Parameters:
  ///   - count: How many stories go on side by side, since waiting for tasks takes no longer for many than for one.
  private func worst(
    of stories: [Story], sideBySide count: Int
  ) async -> (story: Story, deviation: Deviation<Model>)? {
    var worst: (story: Story, deviation: Deviation<Model>)?
    for start in stride(from: 0, to: stories.count, by: count) {
      let group = stories[start...].prefix(count)
      let runs = group.map { story in Task { await deviation(in: story) } }
      for (story, run) in zip(group, runs) {
        guard let deviation = await run.value, deviation.rank < worst?.deviation.rank ?? .max
        else { continue }
        worst = (story, deviation)
      }
    }
    return worst
  }

  private func deviation(in story: Story) async -> Deviation<Model>? {
    await StoryRun(of: judge, rows, later: Set(later)).deviation(in: story)
  }

  /// The same failure in the shortest story, by trying stories with one thing less as long as they fail, too.
  private func shortest(_ story: Story, _ deviation: Deviation<Model>) async -> StoryFailure {
    var (story, deviation) = (story, deviation)
    var attempts = 300
    var isShorter = true
    while isShorter {
      isShorter = false
      for candidate in story.simplifications where attempts > 0 {
        guard judge.allows(candidate) else { continue }
        attempts -= 1
        // The failure of a later row would be another story.
        guard let other = await self.deviation(in: candidate), other.rank <= deviation.rank
        else { continue }
        (story, deviation, isShorter) = (candidate, other, true)
        break
      }
    }
    return deviation.failure(
      in: judge.lines(of: story), ofLast: story.turns.last?.draws.count ?? 1)
  }

  private func story(ofLength length: Int, by chance: inout ChanceOrder) -> Story {
    var story = Story()
    var rehearsal = Rehearsal(of: judge)
    func isPossible(_ turn: Story.Turn) -> Bool {
      var copy = rehearsal
      return copy.plays(turn)
    }
    // With fewer kinds of messages, chains of a few come about more often; this is called swarm testing
    // (Groce et al., 2012).
    let swarm = known.filter { _ in chance.isOnce(in: 2) }
    let chosen = swarm.isEmpty || chance.isOnce(in: 2) ? known : swarm
    var count = 0
    // A circumstance is no message, and what comes after the last judged message is not looked at.
    while count < length || !isJudged(rehearsal), story.turns.count < length * 3 {
      let sent = story.turns.flatMap(\.draws)
      var turn = Story.Turn(draws: [draw(from: chosen, after: sent, &chance)])
      while !isPossible(turn) { turn.draws = [draw(from: known, &chance)] }
      for _ in 0..<max(chance.number(below: 4) - 1, 0) {
        var longer = turn
        longer.draws.append(draw(from: chosen, &chance))
        if isPossible(longer) { turn = longer }
      }
      turn.keepsFormer = chance.isOnce(in: 2)
      turn.keepsCollaborators = chance.isOnce(in: 3)
      turn.hasTwin = chance.isOnce(in: 8)
      turn.isNewObject = !story.turns.isEmpty && chance.isOnce(in: 6)
      if !later.isEmpty, count > 0, chance.isOnce(in: 6) {
        var other = Story.Turn(draws: [draw(from: later, after: sent, &chance)])
        other.keepsCollaborators = chance.isOnce(in: 2)
        if rehearsal.plays(other) { story.turns.append(other) }
      }
      guard rehearsal.plays(turn) else { continue }
      story.turns.append(turn)
      if rehearsal.kinds.contains(where: { $0 != nil }) { count += 1 }
    }
    let last = story.turns.count - 1
    let replaceable = judge.collaborators.indices.filter { judge.collaborators[$0].remove != nil }
    switch chance.number(below: 4) {
    case 2 where !replaceable.isEmpty: story.turns[last].missing = chance.one(of: replaceable)
    case 3: story.turns[last].isReleased = true
    default: break
    }
    return story
  }

  /// More messages of one form than a person would send, since a limit is reached one day.
  private func repetition(of draw: Story.Draw) -> Story {
    Story(turns: Array(repeating: Story.Turn(draws: [draw], keepsCollaborators: true), count: 30))
  }

  private func isJudged(_ rehearsal: Rehearsal<Subject, Model>) -> Bool {
    rehearsal.kinds.contains { kind in rows.contains { $0.isAbout(kind) } }
  }

  /// A new message, or sometimes one that was sent before, or one with the value of one before.
  private func draw(
    from sources: [Int], after sent: [Story.Draw], _ chance: inout ChanceOrder
  ) -> Story.Draw {
    guard !sent.isEmpty, chance.isOnce(in: 3) else { return draw(from: sources, &chance) }
    let draw = chance.one(of: sent)
    if sources.contains(draw.source), !chance.isOnce(in: 4) { return draw }
    return Story.Draw(source: chance.one(of: sources), choices: draw.choices)
  }

  private func draw(from sources: [Int], _ chance: inout ChanceOrder) -> Story.Draw {
    let source = chance.one(of: sources)
    var choice = ChanceOrder(seed: chance.number(below: .max))
    _ = judge.sources[source].make(&choice)
    return Story.Draw(source: source, choices: choice.choices)
  }
}

extension StorySearch {
  /// Whether a message of a later exercise that follows at once ends otherwise than one that follows later.
  ///
  /// What the second message does is part of a later exercise, so a second object shows what it does by itself.
  private func failureOfOvertaking(by chance: inout ChanceOrder) async -> StoryFailure? {
    for source in later {
      for _ in 0..<6 {
        let draws = [draw(from: known, &chance), draw(from: [source], &chance)]
        let messages = draws.map { Model().resolve(judge.message(of: $0)) }
        guard judge.allows(Story(turns: [Story.Turn(draws: draws)])),
          let kind = Model().kind(of: messages[0]),
          let row = rows.first(where: { $0.isAbout(kind) && $0.moment == .followed })
        else { continue }
        let story = Story(turns: [Story.Turn(draws: draws)])
        let apart = await recording(after: messages.map { [$0] })
        let together = await recording(after: [messages])
        guard row.differs(apart, together) else { continue }
        return StoryFailure(
          rule: row.rule, part: row.part, wanted: row.text(apart), found: row.text(together),
          story: judge.lines(of: story), count: 2)
      }
    }
    return nil
  }

  private func recording(after turns: [[Model.Message]]) async -> Model.Recording {
    let (subject, model) = (judge.make(), Model())
    let recorder = Recorder(model.recording)
    LeakDetector.watchToTheEnd(subject)
    let doubles = judge.collaborators.map { $0.connect(subject, model, recorder) }
    for turn in turns {
      turn.forEach { judge.send($0, subject, recorder) }
      await settle()
    }
    judge.observe(subject, &recorder.recording)
    return withExtendedLifetime(doubles) { recorder.recording }
  }
}
