/// Reads code line by line, and parts it where a statement ends.
///
/// A line that was broken inside of a statement has to be recognized by the words around its end. Where that is wrong, it is
/// wrong in each version of the code, so they can still be compared.
struct StatementScanner {
  /// Words that don't end a statement, and words that don't begin one.
  private static let (opening, closing): (Set<Substring>, Set<Substring>) = (
    [
      "guard", "if", "while", "for", "let", "var", "else", "func", "where", "async", "throws",
      "try", "await", "switch", "in", "private", "public", "static", "final", "weak", "override",
      "class", "struct", "enum", "actor", "extension", "protocol",
    ], ["else", "where", "async", "throws", "rethrows", "as", "is", "in"]
  )

  private var statements: [CodeStatement] = []
  private var open = CodeStatement()
  /// The brackets that are open, inside of each brace that is.
  private var brackets = [0]
  private var hasGap = false

  /// Reads a line, and the same line without its comments and strings.
  mutating func read(_ line: String, masked: String, number: Int) {
    let first = masked.trimmed
    if brackets.last == 0, !goesOn(with: first) { end() }
    hasGap = true
    var isIndentation = true
    for (character, mask) in zip(line, masked) {
      // The lines of a long string are indented as the code around it.
      isIndentation = isIndentation && character.isWhitespace
      if mask.isWhitespace || isIndentation { hasGap = true } else { read(character, mask, number) }
    }
  }

  mutating func finish() -> [CodeStatement] {
    end()
    return statements
  }

  private mutating func read(_ character: Character, _ mask: Character, _ number: Int) {
    if mask == "}" || hasGap && (isHeadOfClosure || isAttribute) { end() }
    add(character, mask, number)
    switch mask {
    case "(", "[": brackets[brackets.count - 1] += 1
    case ")", "]": brackets[brackets.count - 1] = max(0, brackets[brackets.count - 1] - 1)
    case "{":
      brackets.append(0)
      end()
    case "}":
      if brackets.count > 1 { brackets.removeLast() }
      end()
    case ";":
      open.code.removeLast()
      end()
    case ":" where isLabel: end()
    default: break
    }
  }

  private mutating func add(_ character: Character, _ mask: Character, _ number: Int) {
    if open.code.isEmpty {
      open.lines = number..<number + 1
    } else {
      open.lines = open.lines.lowerBound..<number + 1
      if hasGap {
        open.text.append(" ")
        if mask.isWordPart, open.code.last?.isWordPart == true { open.code.append(" ") }
      }
    }
    hasGap = false
    if mask == ")" || mask == "]", open.code.last == "," { open.code.removeLast() }
    open.code.append(character)
    open.text.append(character)
  }

  private mutating func end() {
    if !open.code.isEmpty { statements.append(open) }
    open = CodeStatement()
    hasGap = false
  }

  /// Whether a label of a `switch` ends here: what it does may stand in its line, or in the next one.
  private var isLabel: Bool {
    let isCase = open.code.hasPrefix("case") && open.code.dropFirst(4).first?.isWordPart != true
    return brackets.last == 0 && (isCase || open.code.hasSuffix("default:"))
  }

  /// Whether the parameters of a closure end here.
  private var isHeadOfClosure: Bool {
    brackets.last == 0 && lastWord == "in" && !open.code.hasPrefix("for ")
  }

  /// Whether an attribute ends here, which may stand in a line of its own or not; those of an import belong to it.
  private var isAttribute: Bool {
    brackets.last == 0 && open.code.first == "@"
      && !["@testable", "@preconcurrency"].contains { open.code.hasPrefix($0) }
  }

  private var lastWord: Substring {
    let word = open.code.reversed().prefix(while: \.isWordPart).count
    return open.code.suffix(word)
  }

  /// Whether a statement goes on in the next line.
  private func goesOn(with next: String) -> Bool {
    guard let last = open.code.last, let first = next.first else { return true }
    return ".?:&|+-*/%=<>,)]{".contains(first) || ",=&|+*/%(:<".contains(last)
      || open.code.hasSuffix("->") || Self.closing.contains(next.prefix(while: \.isWordPart))
      || Self.opening.contains(lastWord)
  }
}
