import CourseKit
import Foundation

/// A failed expectation, taken apart: `(rows → []) == [1]` expected `rows == [1]`, and found `[]`.
struct Expectation: Equatable {
  /// A part of an expression whose value the sentence tells.
  private typealias Part = (expression: String, value: String)

  /// What should hold, and the value that was wanted where a name hides it: `total == all (40)`; nil when the
  /// sentence is none about an expression.
  let expected: String?
  /// The value that tells most of those in the sentence; all of it when it cannot be taken apart.
  let found: String?
  /// All values in the sentence; when it cannot be taken apart, the sentence.
  let values: [String]

  /// Reads the sentence of the test library.
  init(_ summary: String) {
    var rest = summary.after("Expectation failed: ") ?? ""
    var parts: [Part] = []
    let (expression, hasValue) = Self.take(from: &rest, parts: &parts)
    if rest.isEmpty, !expression.isEmpty {
      let values = parts.map(\.value)
      // The last value is that of the whole: "(view → V).presenter → nil → nil".
      let whole = hasValue ? values.last?.components(separatedBy: " → ").last : nil
      expected =
        whole == "nil" ? "\(expression) != nil" : expression + Self.wanted(in: expression, parts)
      // Of a whole that is only true or false, a part tells more, unless it is but a type's name.
      let isObject = values.first?.wholeMatch(of: /\w+(\.\w+)+/) != nil
      let hasTellingPart = ["true", "false", nil].contains(whole) && !isObject
      found = hasTellingPart ? values.first : whole ?? values.first
      self.values = values
    } else {
      expected = nil
      found = summary
      self.values = [summary]
    }
  }

  /// The value behind a name on the right of a comparison, unless it is too long to help.
  private static func wanted(in expression: String, _ parts: [Part]) -> String {
    guard let right = parts.last, expression.hasSuffix(" == \(right.expression)"),
      right.expression.first?.isLetter == true, right.value != right.expression,
      right.value.count <= 200, !right.value.contains("\n")
    else { return "" }
    return " (\(right.value))"
  }

  /// Takes an expression in which `(a → 1)` stands for `a`, up to the parenthesis that closes it.
  private static func take(
    from rest: inout Substring, parts: inout [Part]
  ) -> (expression: String, hasValue: Bool) {
    var text = ""
    var expression: String?
    while let character = rest.first, character != ")" {
      if let value = rest.after(" → ") {
        // An optional shows its value twice.
        (expression, text, rest) = (expression ?? text, "", value)
      } else if character == "\"" {
        text += takeString(from: &rest)
      } else if character == "(" {
        rest.removeFirst()
        let isCall = text.last.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
        let (inner, hasValue) = take(from: &rest, parts: &parts)
        guard rest.popFirst() == ")" else {
          rest = "("
          return (text, false)
        }
        text += hasValue && !isCall ? inner : "(\(inner))"
      } else {
        text.append(rest.removeFirst())
      }
    }
    guard let expression else { return (text, false) }
    parts.append((expression, text))
    return (expression, true)
  }

  private static func takeString(from rest: inout Substring) -> String {
    var text = String(rest.removeFirst())
    while let character = rest.popFirst() {
      text.append(character)
      if character == "\\", let escaped = rest.popFirst() { text.append(escaped) }
      if character == "\"" { break }
    }
    return text
  }
}
