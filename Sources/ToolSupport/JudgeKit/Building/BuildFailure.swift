import CourseKit

/// Code that does not compile.
package struct BuildFailure: Error, Equatable {
  /// What the compiler and the package manager found, without doubles.
  package private(set) var diagnostics: [CompilerDiagnostic]
  /// All that the build printed.
  package let output: String
  /// Whether the compiler was stopped, since it did not end in time.
  package var isTimedOut = false

  /// - Parameters:
  ///   - diagnostics: What the compiler and the package manager found, without doubles.
  ///   - output: All that the build printed.
  ///   - isTimedOut: Whether the compiler was stopped.
  package init(diagnostics: [CompilerDiagnostic], output: String, isTimedOut: Bool = false) {
    self.diagnostics = diagnostics
    self.output = output
    self.isTimedOut = isTimedOut
  }

  /// Whether no code is at fault, but the build itself or its folder.
  package var isOutsideCode: Bool { !isTimedOut && errors.allSatisfy { $0.location == nil } }

  /// Whether the machine may be at fault: a limit on time has ended the build, the system has ended a compiler, as it
  /// does when memory runs out, or the disk is full.
  package var isDoubtful: Bool {
    let signs = [
      "due to signal 9", "unable to execute command: Killed", "No space left on device",
    ]
    return isTimedOut || isOutsideCode && signs.contains { output.contains($0) }
  }

  /// What is wrong with files and folders that a build of a chapter needs.
  func problems(of chapter: Chapter, in workbook: Workbook) -> [FileProblem] {
    let cache = isOutsideCode ? ModuleCache.problem() : nil
    return [Manifest.problem(in: workbook), cache].compactMap(\.self)
      + ChapterFiles(chapter, in: workbook).problems()
  }

  /// The errors in code; those of the build itself only when there are no others.
  ///
  /// A missing brace comes first: the compiler finds it at the end of the file, after all that follows
  /// from it. A type that is declared twice comes next, because each use of the name is an error as well.
  package var errors: [CompilerDiagnostic] {
    let errors = diagnostics.filter { $0.severity == .error }
    let placed = errors.filter { $0.location != nil }
    let causes =
      placed.filter { $0.message.hasPrefix("expected '}'") }
      + placed.filter { $0.typeDeclaredTwice != nil }
    return placed.isEmpty ? errors : causes + placed.filter { !causes.contains($0) }
  }

  /// The same failure, with what was found in given code after all the rest.
  func sorted(by given: GivenCode) -> BuildFailure {
    let placed = diagnostics.map { (diagnostic: $0, isGiven: $0.isIn(given)) }
    var failure = self
    failure.diagnostics = (placed.filter { !$0.isGiven } + placed.filter(\.isGiven)).map {
      var diagnostic = $0.diagnostic
      given.otherDeclarations(of: diagnostic).forEach { diagnostic.add($0) }
      return diagnostic
    }
    return failure
  }
}

extension CompilerDiagnostic {
  /// Whether something is declared twice.
  ///
  /// Given code alone never does so, hence one of the two is the learner's, wherever the compiler finds it.
  fileprivate var isRedeclaration: Bool { message.hasPrefix("invalid redeclaration of") }

  /// The type that is declared twice, as where a file has a copy.
  var typeDeclaredTwice: Substring? {
    message.wholeMatch(of: /invalid redeclaration of '([A-Z]\w*)'/)?.1
  }

  /// Whether given code is at fault, as far as the place tells.
  package func isIn(_ given: GivenCode) -> Bool {
    !isRedeclaration && location.map(given.contains) ?? false
  }
}
