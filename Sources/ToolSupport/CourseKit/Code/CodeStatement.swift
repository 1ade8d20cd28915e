/// A statement, or the head of a declaration, as code is compared: it doesn't matter how its lines are broken.
///
/// Blanks, comments, and a comma before a closing bracket don't count either, because editors and formatters write
/// them.
package struct CodeStatement: Equatable, Sendable {
  /// The code, with a blank only where two words would be one without it.
  package internal(set) var code = ""
  /// The code as it is written, in one line.
  package internal(set) var text = ""
  /// The lines that it stands on, counted from 0.
  package internal(set) var lines = 0..<0

  init() {}

  /// The statements of some lines.
  package static func all(in lines: [String]) -> [CodeStatement] {
    var scanner = StatementScanner()
    for (number, (line, masked)) in zip(lines, MaskedCode(lines).maskedLines).enumerated() {
      scanner.read(line, masked: masked, number: number)
    }
    return scanner.finish()
  }

  /// Whether it says more than a brace, which may belong to any code.
  var hasWords: Bool { code.contains(where: \.isLetter) }

  /// Whether it only names a module, which changes nothing about the code that is there.
  fileprivate var isImport: Bool {
    code.contains("import ") && code.contains(#/^(@\w+ ?)*(\w+ )?import /#)
  }
}

extension Sequence<String> {
  /// What the compiler reads of some lines, but for the modules that they import.
  ///
  /// Code is the same if its substance is, whatever an editor or a formatter has done to it.
  package var codeSubstance: String { CodeStatement.all(in: Array(self)).codeSubstance }
}

extension Sequence<CodeStatement> {
  /// What the compiler reads of them, but for the modules that they import.
  package var codeSubstance: String {
    reduce(into: "") { text, statement in
      guard !statement.isImport else { return }
      let isGap = text.last?.isWordPart == true && statement.code.first?.isWordPart == true
      text += (isGap ? " " : "") + statement.code
    }
  }
}

extension Character {
  /// Whether it can be a part of a name.
  var isWordPart: Bool { isLetter || isNumber || self == "_" }
}
