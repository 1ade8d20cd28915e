@testable import CourseKit

extension String {
  /// The code as a narrow formatter may lay it out, below a comment and an import.
  ///
  /// Lines are broken in brackets, around braces, and before a dot or an operator.
  var wrapped: String {
    let lines = lines
    let broken = zip(lines, MaskedCode(lines).maskedLines).map { line, masked in
      var result = ""
      var depth = 0
      var previous: Character = " "
      for (character, mask) in zip(line, masked) {
        let isAfterSpace = previous == " "
        if ")]".contains(mask) { depth -= 1 }
        if "=?".contains(mask), isAfterSpace, !result.allSatisfy(\.isWhitespace) {
          result += "\n    "
        }
        result.append(character)
        if "([".contains(mask) { depth += 1 }
        if depth > 0, "(,".contains(mask) { result += "\n      " }
        if mask == "{", masked.contains("}") { result += "\n" }
        previous = mask
      }
      return result
    }
    return "//\n//  A header.\n//\n\nimport Foundation\n\n" + broken.joined(separator: "\n")
  }
}
