/// Something to talk about: an exercise that several have not solved, and why.
struct Topic: Equatable {
  /// A reason, with how many have it.
  struct Reason: Equatable {
    let sentence: String
    let count: Int
  }

  /// The exercise's number, or "Chapter 1" when it is about all of them.
  let title: String
  let names: [String]
  /// The rules that are broken, or what happened in their place; the most frequent first.
  let reasons: [Reason]
  /// The common mistakes that the answers look like; the most frequent first.
  let mistakes: [Reason]
  /// How many have not begun, where it is more than one.
  var notBegun = 0
}

extension [Topic.Reason] {
  /// What was said, each sentence once; the most frequent first.
  init(_ sentences: [String]) {
    self = Dictionary(grouping: sentences) { $0 }
      .map { Element(sentence: $0.key, count: $0.value.count) }
      .sorted { ($1.count, $0.sentence) < ($0.count, $1.sentence) }
  }
}
