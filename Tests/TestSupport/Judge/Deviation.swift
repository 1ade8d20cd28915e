import Testing

/// What a role has done otherwise than its model.
struct Deviation<Model: RoleModel> {
  /// Where its rule stands in the table.
  ///
  /// A message to a replaced object comes before all rows, because it explains what else differs. A reference that
  /// was changed or kept comes after them.
  let rank: Int
  let rule: Comment
  let part: String
  /// The texts, which are made only for the story that is told, since long lists take time.
  let wanted: () -> String
  let found: () -> String
  /// Whether it is about what the last messages have led to, and not about the whole story.
  var isOfLastMessages = true

  func failure(in story: [String], ofLast count: Int) -> StoryFailure {
    StoryFailure(
      rule: rule, part: part, wanted: wanted(), found: found(), story: story,
      count: isOfLastMessages ? count : story.count)
  }
}
