// This folder is copied into the module of a chapter that is traced. It is compiled here as well, so that
// it is checked and tested like all other code.

/// What the instrumented methods of a chapter call.
///
/// Nothing here holds a receiver: a message knows its identity alone.
nonisolated enum Tracer {
  /// The message that the running code answers; a task that it begins keeps it.
  @TaskLocal static var cause: TraceSpan?

  /// In place of an argument that cannot be read.
  static var untold: Any { {} as () -> Void }

  /// Reports a message, and does what its receiver does.
  ///
  /// - Parameters:
  ///   - state: What others can read of the receiver.
  ///   - body: The receiver's own code.
  static func call<Value, Failure: Error>(
    _ message: TraceMessage, state: @escaping () -> [(String, Any)] = { [] },
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    guard let new = TraceLog.begin(message, state: state) else { return try body() }
    let result = $cause.withValue(new) { Result(catching: body) }
    TraceLog.end(new, TraceReply(result))
    return try result.get()
  }

  /// Reports a message whose sender waits for the receiver.
  static func wait<Value, Failure: Error>(
    _ message: TraceMessage, state: @escaping () -> [(String, Any)] = { [] },
    _ body: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    guard let new = TraceLog.begin(message, state: state) else { return try await body() }
    let result = await $cause.withValue(new) { await Self.result(of: body) }
    TraceLog.end(new, TraceReply(result), isAwaited: true)
    return try result.get()
  }

  /// A completion handler that reports the reply, and goes on as the one who asked.
  ///
  /// - Parameter role: Who asks, where it is not known which object that is.
  static func reply<each Value>(
    _ handler: @escaping @Sendable (repeat each Value) -> Void, from receiver: String,
    to role: String
  ) -> @Sendable (repeat each Value) -> Void {
    let asker = cause
    return { (value: repeat each Value) in
      var values: [String] = []
      repeat values.append(TraceValue.text(of: each value))
      TraceLog.reply(values.joined(separator: ", "), from: receiver, to: role, asker)
      $cause.withValue(asker) { handler(repeat each value) }
    }
  }

  private static func result<Value, Failure: Error>(
    of body: () async throws(Failure) -> Value
  ) async -> Result<Value, Failure> {
    do {
      return .success(try await body())
    } catch {
      return .failure(error)
    }
  }
}
