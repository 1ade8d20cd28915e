/// How long a program has printed nothing, by the time of its own.
struct Silence {
  /// When it is long enough to be told.
  static let longTime = Duration.seconds(30)

  private let limit: Duration?
  private var onLong: (() -> Void)?
  private var beginning = Duration.zero

  /// - Parameters:
  ///   - limit: How long it may last; nil for any time.
  ///   - onLong: Called once, when it has lasted for a long time.
  init(limit: Duration?, onLong: (() -> Void)?) {
    self.limit = limit
    self.onLong = onLong
  }

  /// Whether it has lasted longer than its limit.
  ///
  /// - Parameters:
  ///   - brokenNow: Whether the program has just printed something.
  ///   - time: How long it has run, by the time of its own.
  mutating func isTooLong(brokenNow: Bool, at time: Duration) -> Bool {
    if brokenNow { beginning = time }
    let length = time - beginning
    if length >= Self.longTime {
      onLong?()
      onLong = nil
    }
    return limit.map { length >= $0 } ?? false
  }
}
