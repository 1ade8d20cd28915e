/// Messages that a role receives, turn by turn.
struct Story: Hashable {
  /// A message, as the choices that make it.
  ///
  /// Hypothesis shortens the choices as well, instead of the values that they lead to, so no chapter has to say
  /// what is simpler than a value (MacIver and Donaldson, "Test-Case Reduction via Test-Case Generation", 2020).
  struct Draw: Hashable {
    /// The place of its source.
    let source: Int
    var choices: [Int]
  }

  /// What arrives before anything else runs, and what is unusual about it.
  struct Turn: Hashable {
    var draws: [Draw]
    /// The role is a new one, beside those before it.
    var isNewObject = false
    /// Another role, with collaborators of its own, receives the same messages just before.
    var hasTwin = false
    /// The collaborators are those of the turn before, and not new ones.
    var keepsCollaborators = false
    /// The test doubles of the turn before stay in memory, so that a message to them is noticed.
    var keepsFormer = false
    /// The place of the collaborator that is nil.
    var missing: Int?
    /// The role is released right after the messages.
    var isReleased = false
  }

  var turns: [Turn] = []

  /// Stories with one thing less, the shortest first.
  var simplifications: [Story] {
    var found: [Story] = []
    func add(_ change: (inout [Turn]) -> Void) {
      var copy = turns
      change(&copy)
      found.append(Story(turns: copy))
    }
    for (draw, choices) in repeatedDraws.flatMap({ draw in
      draw.simplerChoices.map { (draw, $0) }
    }) {
      add { $0.replace(draw, by: choices) }
    }
    if turns.count > 2 { add { $0.removeFirst($0.count / 2) } }
    for place in turns.indices where turns.count > 1 { add { $0.remove(at: place) } }
    for (place, turn) in turns.enumerated() {
      if turn.isReleased { add { $0[place].isReleased = false } }
      if turn.missing != nil { add { $0[place].missing = nil } }
      if turn.isNewObject {
        add { $0[place].isNewObject = false }
        // Of one object, a replaced test double that goes at once would be told by another rule.
        add { turns in
          turns[place].isNewObject = false
          for other in turns.indices { turns[other].keepsFormer = true }
        }
      }
      if turn.hasTwin { add { $0[place].hasTwin = false } }
      if turn.keepsCollaborators { add { $0[place].keepsCollaborators = false } }
      if turn.keepsFormer { add { $0[place].keepsFormer = false } }
      if turn.draws.count > 1 {
        add { $0.replaceSubrange(place...place, with: turn.draws.map { Turn(draws: [$0]) }) }
      }
      for draw in turn.draws.indices where turn.draws.count > 1 {
        add { $0[place].draws.remove(at: draw) }
      }
      for (number, draw) in turn.draws.enumerated() {
        for choices in draw.simplerChoices { add { $0[place].draws[number].choices = choices } }
      }
    }
    return found
  }
}

extension Story {
  /// The messages that occur more than once, which stay equal only if they change together.
  private var repeatedDraws: [Draw] {
    let draws = turns.flatMap(\.draws)
    return draws.enumerated().filter { place, draw in
      draws.firstIndex(of: draw) == place && draws.lastIndex(of: draw) != place
    }.map(\.element)
  }
}

extension [Story.Turn] {
  fileprivate mutating func replace(_ draw: Story.Draw, by choices: [Int]) {
    for turn in indices {
      for place in self[turn].draws.indices where self[turn].draws[place] == draw {
        self[turn].draws[place].choices = choices
      }
    }
  }
}

extension Story.Draw {
  /// The choices, with one of them smaller, or without what follows it.
  fileprivate var simplerChoices: [[Int]] {
    choices.indices.filter { choices[$0] > 0 }.flatMap { place in
      Set([0, 1, choices[place] / 2, choices[place] - 1]).filter { $0 < choices[place] }.sorted()
        .map { smaller in
          var copy = choices
          copy[place] = smaller
          return copy
        }
    }
  }
}
