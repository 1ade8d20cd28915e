/// Where messages of one form come from.
public struct MessageSource<Message> {
  let exercise: Int
  let last: Int
  let make: (inout ChanceOrder) -> Message

  /// - Parameters:
  ///   - exercise: The exercise from which on such messages are sent.
  ///   - last: The last exercise that they are sent for.
  ///   - make: Chooses a message. A story is shortened by choosing smaller numbers, so simple values come first.
  public init(
    from exercise: Int, through last: Int = .max,
    _ make: @escaping (inout ChanceOrder) -> Message
  ) {
    (self.exercise, self.last, self.make) = (exercise, last, make)
  }
}
