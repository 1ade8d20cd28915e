import CourseKit

extension Console {
  /// The width of prose, whose lines read badly when they are long; nil in a pipe.
  package var proseWidth: Int? { width().map { min($0, 80) } }

  /// Prints a sentence, broken between words.
  ///
  /// - Parameter mark: A character to begin with; it stands to the left of the indented text.
  package func printProse(
    _ text: String, mark: String? = nil, indentation: String = "", _ color: Color? = nil
  ) {
    let width = proseWidth.map { $0 - indentation.count }
    for (index, line) in Prose.lines(text, width: width).enumerated() {
      let beginning = index == 0 ? mark.map { "\($0) " } ?? indentation : indentation
      print(beginning + (color.map { self.color(line, $0) } ?? line))
    }
  }

  /// Prints the one command to type next, in one line, so that it can be copied.
  package func printNext(_ arguments: String = "") { print(next(arguments)) }

  package func next(_ arguments: String = "") -> String {
    "Next: \(color("swift run workbook \(arguments)".trimmed, .bold))"
  }
}
