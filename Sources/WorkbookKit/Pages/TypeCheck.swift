import Foundation

/// Has the compiler check code that a page shows.
struct TypeCheck {
  /// The folders with the modules of the project, if the code may use them.
  var modules: [String] = []
  /// The modules that it need not import itself.
  let imports: [String]
  /// A module whose internal types it may use, too.
  var testableImport: String?

  /// The compiler's errors, with their lines in the file: one more than in the code.
  func errors(in lines: [String]) async throws -> [CompilerDiagnostic] {
    try await withTemporaryFolder { folder in
      let words =
        imports.map { "import \($0)" } + (testableImport.map { ["@testable import \($0)"] } ?? [])
      let text = ([words.joined(separator: "; ")] + lines).joined(separator: "\n") + "\n"
      try Data(text.utf8).write(to: folder.appending(path: "Page.swift"))
      let outcome = try await Subprocess(
        program: "swiftc",
        arguments: [
          "-typecheck", "-swift-version", "6", "-default-isolation", "MainActor",
          "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
          "-enable-upcoming-feature", "InferIsolatedConformances", "-no-color-diagnostics",
        ] + modules.flatMap { ["-I", $0] } + ["Page.swift"],
        folder: folder, timeLimit: .seconds(120)
      ).run()
      let errors = CompilerDiagnostic.all(in: outcome.output, root: folder)
        .filter { $0.severity == .error }
      guard errors.isEmpty, !outcome.isSuccess else { return errors }
      throw WorkbookError("The compiler could not check a page's code: \(outcome.output)")
    }
  }
}
