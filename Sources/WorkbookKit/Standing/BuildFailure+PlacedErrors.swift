extension BuildFailure {
  /// The errors in code; those of the build itself only when there are no others.
  var placedErrors: [CompilerDiagnostic] {
    let placed = errors.filter { $0.file != nil }
    return placed.isEmpty ? errors : placed
  }
}
