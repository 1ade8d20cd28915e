import Testing

/// A row of a table of rules: which rule is broken if a part of the recording differs after a message.
///
/// Where nothing is specified, there is no row.
public struct RuleRow<Model: RoleModel> {
  /// When to look.
  public enum Moment: Equatable {
    /// When all that the turn has begun has ended.
    case end
    /// When the method returns.
    case atOnce
    /// When another message has followed before anything else ran.
    case followed
    /// When the role was released right after the message.
    case released
    /// When the collaborator with this name is nil.
    case without(String)
  }

  let exercise: Int
  let kinds: Set<Model.Kind>
  let part: String
  let rule: Comment
  let moment: Moment
  let differs: (Model.Recording, Model.Recording) -> Bool
  let text: (Model.Recording) -> String

  /// - Parameters:
  ///   - exercise: The exercise that is about it.
  ///   - kinds: The kinds of messages.
  ///   - part: What a failure calls the part of the recording, such as `view.posts`.
  ///   - value: Reads that part.
  ///   - rule: The rule that is broken.
  ///   - moment: When to look.
  public init<Value: Equatable>(
    _ exercise: Int, after kinds: Set<Model.Kind>, _ part: String,
    _ value: @escaping (Model.Recording) -> Value, _ rule: Comment, when moment: Moment = .end
  ) {
    (self.exercise, self.kinds, self.part) = (exercise, kinds, part)
    (self.rule, self.moment) = (rule, moment)
    differs = { value($0) != value($1) }
    text = { Words.value(value($0)) }
  }

  /// The same for a part that may be free: where the model has nil, each value is right.
  public init<Value: Equatable>(
    _ exercise: Int, after kinds: Set<Model.Kind>, _ part: String,
    unlessFree value: @escaping (Model.Recording) -> Value?, _ rule: Comment
  ) {
    (self.exercise, self.kinds, self.part) = (exercise, kinds, part)
    (self.rule, moment) = (rule, .end)
    differs = { wanted, found in
      let wanted = value(wanted)
      return wanted != nil && wanted != value(found)
    }
    text = { recording in
      if let value = value(recording) { Words.value(value) } else { "nothing" }
    }
  }

  func isAbout(_ kind: Model.Kind?) -> Bool { kind.map(kinds.contains) ?? false }
}

/// The rules of every role that has collaborators.
public struct CollaboratorRules {
  let isKept: Comment
  let isReplaced: Comment
  let isOutdated: Comment

  /// - Parameters:
  ///   - isKept: A collaborator is in memory although its property has another one.
  ///   - isReplaced: The role itself has changed one of its references.
  ///   - isOutdated: A message went to a collaborator that was replaced before.
  public init(isKept: Comment, isReplaced: Comment, isOutdated: Comment) {
    (self.isKept, self.isReplaced, self.isOutdated) = (isKept, isReplaced, isOutdated)
  }
}
