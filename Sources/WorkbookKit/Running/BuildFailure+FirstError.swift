extension BuildFailure {
  /// The first error in the compiler's words, and how many more there are.
  var firstError: String {
    guard let first = errors.first else { return output }
    let place = Finding(first.message, file: first.file, line: first.line)
    switch errors.count - 1 {
    case 0: return "\(place)"
    case 1: return "\(place)\nThere is one more error."
    case let more: return "\(place)\nThere are \(more) more errors."
    }
  }
}
