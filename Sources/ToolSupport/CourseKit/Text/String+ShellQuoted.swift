extension String {
  /// The text as one word for a shell.
  package var shellQuoted: String { "'\(replacing("'", with: "'\\''"))'" }
}
