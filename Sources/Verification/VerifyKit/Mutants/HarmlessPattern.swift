import MutationKit
import CourseKit

/// Recognizes the mutants that a page calls harmless.
struct HarmlessPattern {
  private let exercise: ExerciseNumber?
  private let form: Regex<AnyRegexOutput>?

  init(_ change: HarmlessChange) {
    exercise = change.exercise
    form = try? Regex(Self.form(of: change.difference))
  }

  func matches(_ mutant: Mutant) -> Bool {
    guard let form, exercise == nil || exercise == mutant.exercise else { return false }
    let lines = mutant.difference.lines.map { $0.prefix(1) + String($0.dropFirst()).trimmed }
    return (lines.joined(separator: "\n") + "\n").wholeMatch(of: form) != nil
  }

  /// The page's lines as a regular expression over a mutant's, which has no other changed line.
  ///
  /// `<word>` is some text in a line, the same each time, and a line ` …` is any lines that stay.
  private static func form(of lines: [String]) -> String {
    var names: [Substring] = []
    let anyUnchanged = #"(?: [^\n]*\n)*"#
    let forms = lines.map { line in
      if line.trimmed == "…" { return anyUnchanged }
      let mark = line.prefix(1)
      var form = ""
      var rest = Substring(String(line.dropFirst()).trimmed)
      while let match = rest.firstMatch(of: /<([a-z]+)>/) {
        form += escaped(rest[..<match.range.lowerBound])
        if let known = names.firstIndex(of: match.1) {
          form += "\\\(known + 1)"
        } else {
          names.append(match.1)
          form += #"([^\n]+)"#
        }
        rest = rest[match.range.upperBound...]
      }
      return escaped(mark) + form + escaped(rest) + #"\n"#
    }
    return anyUnchanged + forms.joined() + anyUnchanged
  }

  private static func escaped(_ text: Substring) -> String {
    text.map { $0.isASCII && ($0.isPunctuation || $0.isSymbol) ? "\\\($0)" : "\($0)" }.joined()
  }
}
