extension Console {
  /// The width of prose, whose lines read badly when they are long; nil in a pipe.
  var proseWidth: Int? { width().map { min($0, 80) } }

  /// Prints a sentence, broken between words.
  func printProse(_ text: String, indentation: String = "", _ color: Color? = nil) {
    for line in Prose.lines(text, width: proseWidth.map { $0 - indentation.count }) {
      print(indentation + (color.map { self.color(line, $0) } ?? line))
    }
  }

  /// Prints the one command to type next, in one line, so that it can be copied.
  func printNext(_ arguments: String = "") {
    print("Next: \(color("swift run workbook \(arguments)".trimmed, .bold))")
  }
}
