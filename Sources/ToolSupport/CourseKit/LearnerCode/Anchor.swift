/// Something that a learner's file is expected to have at one place, since the solution has it there.
struct Anchor: Equatable {
  package enum Kind: Equatable {
    /// A line of the code that is given.
    case given(CodeLine)
    /// The blank line that alone parts two regions.
    case blank
    /// The comment that asks for an exercise.
    case todo(ExerciseNumber)
  }

  let kind: Kind
  /// The depth of the region that lies above this anchor; nil where given code does.
  let regionDepth: Int?

  /// How much it counts to find it.
  var weight: Int {
    switch kind {
    case .given, .todo: 1_000
    case .blank: 10
    }
  }

  func isFound(in line: CodeLine) -> Bool {
    switch kind {
    case .given(let given): given.text == line.text && given.depth == line.depth
    case .blank: line.isBlank
    case .todo(let exercise): line.todo == exercise
    }
  }

  /// How unlikely it is that a line stands between the anchor above and this one: answers stay
  /// inside the braces that hold their region.
  func cost(of line: CodeLine) -> Int {
    guard let regionDepth, !line.isBlank else { return 0 }
    return line.depth < regionDepth ? 100 : 0
  }
}
