/// Code that does not compile.
struct BuildFailure: Error, Equatable {
  /// What the compiler and the package manager found, without doubles.
  let diagnostics: [CompilerDiagnostic]
  /// All that the build printed.
  let output: String

  /// The errors in code; those of the build itself only when there are no others.
  var errors: [CompilerDiagnostic] {
    let errors = diagnostics.filter { $0.severity == .error }
    let placed = errors.filter { $0.file != nil }
    return placed.isEmpty ? errors : placed
  }
}
