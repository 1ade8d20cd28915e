/// The different answers that a learner has tried for one exercise.
///
/// A save that changes nothing in the answer is no try. Neither is one that follows the last within
/// seconds, because an editor that saves by itself does so while the learner still types.
struct AttemptCounter {
  /// How long an answer has to stand before another one is a new try.
  private static let pause = Duration.seconds(10)

  private var answers: Set<[String]> = []
  private var last: ContinuousClock.Instant?
  /// How many answers were tried since the first one.
  private(set) var count = 0

  init() {}

  /// Begins with the answer that the learner finds, which is no try.
  init(beginningWith answer: [String], at time: ContinuousClock.Instant) {
    answers = [answer]
  }

  /// Adds the answer of a save.
  ///
  /// - Returns: Whether it is a try.
  mutating func add(_ answer: [String], at time: ContinuousClock.Instant) -> Bool {
    guard answers.insert(answer).inserted else { return false }
    defer { last = time }
    if let last, time - last < Self.pause { return false }
    count += 1
    return true
  }
}
