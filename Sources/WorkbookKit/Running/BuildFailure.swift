/// Code that does not compile.
struct BuildFailure: Error, Equatable {
  /// What the compiler and the package manager found, without doubles.
  let diagnostics: [CompilerDiagnostic]
  /// All that the build printed.
  let output: String

  var errors: [CompilerDiagnostic] { diagnostics.filter { $0.severity == .error } }
}
