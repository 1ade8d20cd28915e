/// A comment line of a solution that marks a region.
enum RegionMarker: Equatable {
  case begin(ExerciseNumber, label: String?, sentence: String, indentation: String)
  case starter(String)
  case end(ExerciseNumber)
  /// Looks like a mark, but cannot be read; the sentence says how it is written.
  case malformed(String)

  // The words of all markers. The chapters' tests, which can't import this, read them in `TestedChapter` as well.
  private static let beginWord = "// exercise "
  private static let starterWord = "// starter:"
  private static let endWord = "// end"

  /// The line above a region.
  static func beginLine(
    of exercise: ExerciseNumber, label: String? = nil, sentence: String = "A sentence."
  ) -> String {
    let name = [exercise.description, label].compactMap(\.self).joined(separator: " · ")
    return "\(beginWord)\(name): \(sentence)"
  }

  /// A line of code that a region's starter has.
  static func starterLine(of code: some StringProtocol) -> String {
    code.isEmpty ? starterWord : "\(starterWord) \(code)"
  }

  /// The line below a region.
  static func endLine(of exercise: ExerciseNumber) -> String { "\(endWord) \(exercise)" }

  /// Reads a line; one that marks nothing is nil.
  init?(_ line: String) {
    let indentation = line.prefix { $0 == " " }
    let code = line.dropFirst(indentation.count)
    if let rest = code.after(Self.beginWord) {
      self = Self.begin(rest, indentation: String(indentation))
    } else if let rest = code.after(Self.starterWord) {
      // An empty `// starter:` stands for an empty line.
      let starter = rest.hasPrefix(" ") ? rest.dropFirst() : rest
      self = .starter(starter.isEmpty ? "" : indentation + String(starter))
    } else if code.trimmed == Self.endWord
      || code.after(Self.endWord + " ")?.first?.isNumber == true
    {
      let number = ExerciseNumber(code.dropFirst(Self.endWord.count).trimmed)
      self =
        number.map(Self.end)
        ?? .malformed("Write the end of a region as `\(Self.endWord) 1.1`.")
    } else {
      return nil
    }
  }

  private static func begin(_ text: Substring, indentation: String) -> Self {
    let form = "Write the beginning of a region as `\(beginWord)1.1: A sentence.`"
    guard let colon = text.firstIndex(of: ":") else { return .malformed(form) }
    let head = text[..<colon].split(separator: "·", maxSplits: 1).map(\.trimmed)
    let sentence = text[text.index(after: colon)...].trimmed
    guard let number = head.first.flatMap({ ExerciseNumber($0) }) else { return .malformed(form) }
    guard !sentence.isEmpty else {
      return .malformed("Exercise \(number) has no sentence. \(form)")
    }
    let label = head.count == 2 ? head[1] : nil
    guard label?.isEmpty != true else {
      return .malformed("Exercise \(number) has an empty label. Write `\(number) · presenter:`.")
    }
    return .begin(number, label: label, sentence: sentence, indentation: indentation)
  }
}
