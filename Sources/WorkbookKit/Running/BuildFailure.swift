/// Code that does not compile.
struct BuildFailure: Error, Equatable {
  /// What the compiler and the package manager found, without doubles.
  let diagnostics: [CompilerDiagnostic]
  /// All that the build printed.
  let output: String

  /// The errors in code; those of the build itself only when there are no others.
  ///
  /// A missing brace comes first: the compiler finds it at the end of the file, after all that follows
  /// from it.
  var errors: [CompilerDiagnostic] {
    let errors = diagnostics.filter { $0.severity == .error }
    let placed = errors.filter { $0.file != nil }
    let braces = placed.filter { $0.message.hasPrefix("expected '}'") }
    return placed.isEmpty ? errors : braces + placed.filter { !braces.contains($0) }
  }

  /// The same failure, with some of what was found after all the rest.
  func puttingLast(_ isLast: (CompilerDiagnostic) -> Bool) -> BuildFailure {
    BuildFailure(
      diagnostics: diagnostics.filter { !isLast($0) } + diagnostics.filter(isLast), output: output)
  }
}
