import CourseKit

/// A word or a few that no answer needs and no linker sees, and the first line that has it.
struct FlaggedCode: Equatable {
  /// It, as the report names it: "import Glibc".
  let name: String
  let line: Int
  /// That line, shortened.
  let code: String

  private static let modules: Set = [
    "Dispatch", "Foundation", "Observation", "ScreenKit", "SwiftUI",
  ]

  /// All of it in a text, each name once.
  ///
  /// - Parameter types: The submission's own types, which no test compares.
  static func all(in text: String, types: Set<String>) -> [Self] {
    // A name in backticks is the same name.
    let lines = text.lines
    let code = MaskedCode(lines, masksInterpolations: false).masked.replacing("`", with: " ")
    var seen: Set<String> = []
    let found = [
      imports(in: code), attributes(in: code), questions(in: code),
      interpolations(of: lines, in: code), pointers(in: code), comparisons(of: lines, in: code),
      operators(in: code, of: types), loops(in: code),
    ]
    return found.joined().filter { seen.insert($0.name).inserted }
      .map { name, place in
        let line = String(code[..<place]).lines.count - 1
        return Self(name: name, line: line + 1, code: lines[line].trimmed.shortened(to: 80))
      }
  }

  private typealias Found = (name: String, place: String.Index)

  private static func imports(in code: String) -> [Found] {
    code.matches(
      of: /\bimport\s+(?:(?:struct|class|enum|protocol|typealias|func|var|let)\s+)?(\w+)/
        .wordBoundaryKind(.simple)
    )
    .filter { !modules.contains("\($0.1)") }.map { ("import \($0.1)", $0.range.lowerBound) }
  }

  private static func attributes(in code: String) -> [Found] {
    code.matches(
      of:
        /@(_\w+|section|used|c|cdecl)\b|#sourceLocation|\bmacro\s+\w+|\btype\s*\(\s*of\b/
        .wordBoundaryKind(.simple)
    )
    .map { ("\($0.0)".oneLine, $0.range.lowerBound) }
  }

  /// Questions of what a collaborator is and of who calls, code that only one kind of build has, and what happens
  /// only after a test has let everything go.
  ///
  /// The compiler passes the object to a generic function or to the runtime, or calls a method of a class by its
  /// place in a table, so no symbol tells it.
  private static func questions(in code: String) -> [Found] {
    let form =
      #/
      \b(?:is|as\s*[?!])\s+any\s+(?!(?:Error|LocalizedError|CustomNSError|CustomStringConvertible)\b)\w+
      | \bdescribing:\s*(?:self\.)?(?:view|presenter|interactor|wireframe|router|output)\b(?:\s*\)|\s*as\b|[?!]\s*\))
      | \bisKnownUniquelyReferenced\b
      | \b(?:view|presenter|interactor|wireframe|router|output|service|builder|AnyObject\??\)?)[?!]?\s*[=!]==
      | [=!]==\s*\(?(?:self\.)?(?:view|presenter|interactor|wireframe|router|output|service|builder|self\b(?!\.))
      | \bis\s+(?:any\s+)?AnyObject\b
      | \b(?:is|as\s*[?!])\s+(?:any\s+)?\w+\.Type\b
      | \bnow\(\)\s*[=!<>]=?\s*(?:self\.)?now\(\)
      | [=!]=\s*(?:self\.)?now\(\)
      | \bTask\s*(?:\.\s*detached\s*)?\{[^()]*\}\s*\.\s*value\b
      | \bunowned\s*\(\s*unsafe\s*\)
      | \bisolated\s+deinit\b
      | \.\s*configuration\b
      | \bassert\s*\(\s*(?:\{|\w+\s*\()
      | \#file\w*
      | =\s*\#(?:function|line|column)\b
      | \#if\b[^\n]*
      /#
    return code.matches(of: form.wordBoundaryKind(.simple))
      .map { ("\($0.0)".oneLine, $0.range.lowerBound) }
  }

  /// A collaborator in a text, or a value that is made with one, which becomes the name of its type; the mask hides
  /// where a text has code.
  private static func interpolations(of lines: [String], in code: String) -> [Found] {
    let places = code.split(separator: "\n", omittingEmptySubsequences: false).map(\.startIndex)
    let form =
      #/\\\((?:[^"\\]*[(,:]\s*)?(?:self\.)?(?:view|presenter|interactor|wireframe|router|output)(?:\s*[,)]|\s*as\b|[?!]\))/#
    return zip(lines, places).compactMap { line, place in
      line.trimmed.hasPrefix("//") ? nil : line.firstMatch(of: form).map { ("\($0.0)", place) }
    }
  }

  /// Comparisons with a text of at least three characters, which may be one that only a test or only the app has.
  private static func comparisons(of lines: [String], in code: String) -> [Found] {
    let places = code.split(separator: "\n", omittingEmptySubsequences: false).map(\.startIndex)
    let form =
      #/(?:[=!]=\s*|\b(?:hasPrefix|hasSuffix|contains)\(\s*)("[^"\\]{3,}")|("[^"\\]{3,}")\s*[=!]=/#
    return zip(lines, places).flatMap { line, place in
      line.trimmed.hasPrefix("//")
        ? []
        : line.matches(of: form.wordBoundaryKind(.simple)).compactMap {
          ($0.1 ?? $0.2).map { ("\($0)", place) }
        }
    }
  }

  /// Loops that are longer than any list of the tests, which can only wait.
  private static func loops(in code: String) -> [Found] {
    code.matches(of: /\.\.[.<]\s*\d[\d_]{3,}/).map { ("\($0.0)".oneLine, $0.range.lowerBound) }
  }

  /// Memory without the compiler's checks: such calls leave no symbol, because they are inlined.
  private static func pointers(in code: String) -> [Found] {
    code.matches(
      of: /\b(?:unsafe[A-Z]|withUnsafe|Unsafe|OpaquePointer|Unmanaged|MemoryLayout)\w*/
        .wordBoundaryKind(.simple)
    )
    .map { ("\($0.0)", $0.range.lowerBound) }
  }

  /// The tests can't call an operator that Swift doesn't have, and if they call a learner's `<`, the linker tells.
  private static let standardOperators: Set = [
    "==", "!=", "===", "!==", "~=", "&&", "||", "!", "??", "+", "-", "*", "/", "+=",
  ]

  /// Operators that are written for types of others, or for any: with them, `==` may always be true.
  private static func operators(in code: String, of types: Set<String>) -> [Found] {
    code.matches(
      of: /\bfunc\s+([^\w\s`(<]+|[<>=]+)\s*(?:<[^(]*>)?\s*\(([^)]*)\)/.wordBoundaryKind(.simple)
    )
    .filter { match in
      guard standardOperators.contains(String(match.1)) else { return false }
      let names = match.2.matches(of: /\b[A-Z]\w*/).map { "\($0.0)" }
      return names.isEmpty || !names.allSatisfy(types.contains)
    }
    .map { ("func \($0.1)".oneLine, $0.range.lowerBound) }
  }
}
