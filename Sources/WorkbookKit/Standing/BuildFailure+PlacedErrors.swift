extension BuildFailure {
  /// The errors in code. Those of the build itself are left out, unless there are no others.
  var placedErrors: [CompilerDiagnostic] {
    let placed = errors.filter { $0.file != nil }
    return placed.isEmpty ? errors : placed
  }
}
