extension Console {
  /// The width of prose: lines much longer than 80 columns read badly.
  var proseWidth: Int { min(width, 80) }

  /// Prints a sentence, broken between words.
  func printProse(_ text: String, indentation: String = "", _ color: Color? = nil) {
    for line in text.wrapped(to: proseWidth - indentation.count) {
      print(indentation + (color.map { self.color(line, $0) } ?? line))
    }
  }

  /// Prints the one command to type next, in one line, so that it can be copied.
  func printNext(_ command: String) { print("Next: swift run workbook \(command)".trimmed) }
}
