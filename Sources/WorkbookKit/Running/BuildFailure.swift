/// Code that does not compile.
struct BuildFailure: Error, Equatable {
  /// What the compiler and the package manager found, without doubles.
  let diagnostics: [CompilerDiagnostic]
  /// All that the build printed.
  let output: String

  /// The compiler's errors; those of the package manager, which name no place, when there are none.
  var errors: [CompilerDiagnostic] {
    let errors = diagnostics.filter { $0.severity == .error }
    let placed = errors.filter { $0.file != nil }
    return placed.isEmpty ? errors : placed
  }
}
