/// A verb of a tool: `check`, `watch` and so on.
package protocol Command: Sendable {
  /// How it is typed, and what its help says.
  static var configuration: CommandConfiguration { get }

  var invocation: Invocation { get }

  init(invocation: Invocation)

  /// Carries out the command line.
  ///
  /// - Throws: `UsageError` when its arguments don't fit, and any error that stops the work.
  func run() async throws -> ExitCode
}

extension Command {
  package var console: Console { invocation.console }
}
