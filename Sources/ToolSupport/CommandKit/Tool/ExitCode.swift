/// What the tool tells the shell.
package enum ExitCode: Int32, Sendable {
  case done = 0
  /// A check failed, or an exercise is not solved yet.
  case workLeft = 1
  /// `EX_USAGE`: the command line cannot be understood.
  case wrongUsage = 64
}
