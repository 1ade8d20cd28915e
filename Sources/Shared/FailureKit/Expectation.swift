/// A failed expectation, taken apart: `(rows → []) == [1]` expected `rows == [1]`, and found `[]`.
///
/// Swift 6.2 and 6.3 write it so. 6.4 writes the expression without values.
struct Expectation {
  /// A part of an expression whose value the sentence tells.
  private typealias Part = (expression: String, value: String)
  /// A comparison with `==`: both sides as the code writes them, and the value on the right.
  typealias Comparison = (left: String, right: String, value: String)

  /// What should hold, as the code writes it.
  let expression: String
  /// The value that was found; nil where the sentence tells none.
  let found: String?
  /// The value that was wanted; nil when nothing was compared.
  let wanted: Comparison?

  /// Reads the sentence of the test library; nil when it is about no expression.
  init?(_ sentence: String) {
    let prefix = "Expectation failed: "
    guard sentence.hasPrefix(prefix) else { return nil }
    var rest = sentence.dropFirst(prefix.count)
    var parts: [Part] = []
    let (text, hasValue) = Self.take(from: &rest, parts: &parts)
    guard rest.isEmpty, !text.isEmpty else { return nil }
    // The last value is that of the whole: "(view → V).presenter → nil → nil".
    let whole = hasValue ? parts.last?.value.split(separator: " → ").last.map(String.init) : nil
    // Of a whole that is only true or false, a part tells more, unless it is but a type's name.
    let isObject = parts.first?.value.wholeMatch(of: /\w+(\.\w+)+/) != nil
    let hasTellingPart = ["true", "false", nil].contains(whole) && !isObject
    let value = hasTellingPart ? parts.first?.value : whole ?? parts.first?.value
    expression = whole == "nil" ? "\(text) != nil" : text
    // What was not evaluated is the whole condition, which is a Bool and did not hold.
    found = value == "<not evaluated>" ? "\(text.hasPrefix("!"))" : value
    wanted = Self.comparison(in: text, parts)
  }

  private static func comparison(in expression: String, _ parts: [Part]) -> Comparison? {
    if let right = parts.last, parts.count > 1, expression.hasSuffix(" == \(right.expression)") {
      let left = expression.dropLast(right.expression.count + 4)
      return (String(left), right.expression, right.value)
    }
    guard let left = parts.first?.expression, expression.hasPrefix("\(left) == ") else {
      return nil
    }
    let right = String(expression.dropFirst(left.count + 4))
    return (left, right, right)
  }

  /// Takes an expression in which `(a → 1)` stands for `a`, up to the parenthesis that closes it.
  private static func take(
    from rest: inout Substring, parts: inout [Part]
  ) -> (expression: String, hasValue: Bool) {
    var text = ""
    var expression: String?
    while let character = rest.first, character != ")" {
      if rest.hasPrefix(" → ") {
        // An optional shows its value twice.
        (expression, text, rest) = (expression ?? text, "", rest.dropFirst(3))
      } else if character == "\"" {
        text += rest.takeQuotation()
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
}

extension Substring {
  /// Takes a string literal from the beginning, with its quotation marks.
  mutating func takeQuotation() -> String {
    var text = String(removeFirst())
    while let character = popFirst() {
      text.append(character)
      if character == "\\", let escaped = popFirst() { text.append(escaped) }
      if character == "\"" { break }
    }
    return text
  }
}
