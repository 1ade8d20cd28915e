import CourseKit

/// Code that does not compile.
package struct BuildFailure: Error, Equatable {
  /// What the compiler and the package manager found, without doubles.
  package let diagnostics: [CompilerDiagnostic]
  /// All that the build printed.
  package let output: String
  /// Whether the compiler was stopped, since it did not end in time.
  package var isTimedOut = false

  /// The errors in code; those of the build itself only when there are no others.
  ///
  /// A missing brace comes first: the compiler finds it at the end of the file, after all that follows
  /// from it.
  package var errors: [CompilerDiagnostic] {
    let errors = diagnostics.filter { $0.severity == .error }
    let placed = errors.filter { $0.location != nil }
    let braces = placed.filter { $0.message.hasPrefix("expected '}'") }
    return placed.isEmpty ? errors : braces + placed.filter { !braces.contains($0) }
  }

  /// The same failure, with what was found in given code after all the rest.
  func puttingLast(in given: GivenCode) -> BuildFailure {
    func isGiven(_ diagnostic: CompilerDiagnostic) -> Bool {
      diagnostic.location.map(given.contains) ?? false
    }
    return BuildFailure(
      diagnostics: diagnostics.filter { !isGiven($0) } + diagnostics.filter(isGiven),
      output: output, isTimedOut: isTimedOut)
  }
}
