/// What came of a message.
nonisolated struct TraceReply {
  /// The value or the error; nil where nothing is returned.
  let text: String?

  init<Value, Failure>(_ result: Result<Value, Failure>) {
    switch result {
    case .success(let value): text = value is Void ? nil : TraceValue.text(of: value)
    case .failure(let error): text = "throws \(TraceValue.text(of: error))"
    }
  }
}
