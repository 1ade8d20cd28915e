/// Something to talk about: a rule that several submissions break.
struct Topic: Equatable {
  let exercise: String
  /// The rule, or what happened in its place.
  let rule: String
  /// Who breaks it.
  let names: [String]
  /// The common mistakes that were made, with how many made each; the most frequent first.
  let mistakes: [(title: String, count: Int)]

  static func == (left: Topic, right: Topic) -> Bool {
    (left.exercise, left.rule, left.names) == (right.exercise, right.rule, right.names)
      && left.mistakes.map(\.title) == right.mistakes.map(\.title)
      && left.mistakes.map(\.count) == right.mistakes.map(\.count)
  }
}
