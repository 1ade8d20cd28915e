/// Something to talk about: an exercise that several have not solved, and why.
struct Topic: Equatable {
  /// A reason, with how many have it.
  struct Reason: Equatable {
    let sentence: String
    let count: Int
    /// What comes of a mistake, for a user of the app or for a partner.
    var consequence: String?
  }

  /// The exercise's number with its sentence, or the chapter's title when it is about all of them.
  let title: String
  let names: [String]
  /// The rules that are broken, or what happened in their place; the most frequent first.
  let reasons: [Reason]
  /// The common mistakes that the answers look like; the most frequent first.
  let mistakes: [Reason]
}

extension [Topic.Reason] {
  /// What was said, each sentence once; the most frequent first.
  init(_ sentences: [String], consequence: (String) -> String? = { _ in nil }) {
    self = Dictionary(grouping: sentences) { $0 }
      .map {
        Element(sentence: $0.key, count: $0.value.count, consequence: consequence($0.key))
      }
      .sorted { ($1.count, $0.sentence) < ($0.count, $1.sentence) }
  }
}
