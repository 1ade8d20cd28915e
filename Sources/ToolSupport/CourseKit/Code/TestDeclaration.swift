/// A test of an exercise, as code declares it: a function whose name begins with the exercise's number.
package struct TestDeclaration: Sendable {
  package let name: String
  package let exercise: ExerciseNumber
  /// Where its attribute stands.
  package let location: FileLocation
  /// From its attribute to its closing brace, without the indentation of the file.
  package let lines: [String]
  /// What stands between its braces, in the masked code.
  package let body: String

  /// The tests of a chapter's exercises, in the order of the exercises, and for each one in the order of the files.
  package static func all(of chapter: Chapter, in workbook: Workbook) -> [TestDeclaration] {
    workbook.files(below: chapter.testFolder)
      .flatMap { file in
        let path = "\(chapter.testFolder)/\(file)"
        let text = workbook.text(of: path) ?? ""
        return text.contains(keyword) ? all(in: text, of: path) : []
      }
      .sorted { $0.exercise < $1.exercise }
  }

  /// What a name with blanks stands behind.
  private static let keyword = "func `"

  private static func all(in text: String, of path: String) -> [TestDeclaration] {
    let lines = text.lines
    let code = MaskedCode(lines, masksInterpolations: false)
    return code.masked.ranges(of: keyword).compactMap { keyword in
      let name = code.masked[keyword.upperBound...].prefix { $0 != "`" }
      guard let exercise = ExerciseNumber(testName: String(name)),
        let opening = code.masked[name.endIndex...].firstIndex(of: "{"),
        let body = code.block(at: opening)
      else { return nil }
      let head = code.line(of: keyword.lowerBound)
      let start = lines[...head].lastIndex { $0.contains("@Test") } ?? head
      let indentation = String(lines[start].prefix(while: \.isWhitespace))
      return TestDeclaration(
        name: String(name), exercise: exercise, location: FileLocation(file: path, line: start + 1),
        lines: lines[start...code.line(of: body.endIndex)].map {
          $0.after(indentation).map(String.init) ?? $0
        },
        body: String(body))
    }
  }
}

extension MaskedCode {
  /// The line that a place of the masked code is on, counted from 0.
  fileprivate func line(of place: String.Index) -> Int {
    masked[..<place].count { $0 == "\n" }
  }
}
