/// What a failed expectation expected and found, and what led to it, in lines that can be read.
///
/// The chapters' tests print it below a rule, and the workbook's tools read it from there.
package struct FailureText: Equatable, Sendable {
  private static let storyLabel = "After     "
  private static let expectedLabel = "Expected  "
  private static let foundLabel = "Found     "
  /// What stands in place of a label below another line of the same text.
  private static let indentation = String(repeating: " ", count: storyLabel.count)
  /// The most characters of a text, so that its line stays below 240.
  private static let longestText = 210

  /// The messages that the object received before, in order; empty in most failures.
  ///
  /// Each is a line, and where there are many, a line in the middle says how many were left out.
  package let story: [String]
  /// What should hold, and the value that was wanted where a name hides it: `total == all (40)`; nil when
  /// the failure is none of an expression.
  package let expected: String?
  /// What was found instead.
  package let found: String?

  private init(after story: [String] = [], expected: String?, found: String?) {
    self.story = story
    self.expected = expected
    self.found = found
  }
}

extension FailureText {
  /// Puts a sentence of the test library into words.
  ///
  /// - Parameter sentence: For example, "Expectation failed: (rows → []) == [1]".
  package init(_ sentence: String) {
    let expectation = Expectation(sentence)
    if sentence.isAboutExit {
      self.init(
        expected: "the code comes to its end, in a process of its own",
        found: "it crashed or left the program, which would end the app")
    } else if let expectation, let found = expectation.found, let wanted = expectation.wanted {
      self.init(
        found: found, named: wanted.left, wanted: wanted.value, named: wanted.right)
    } else {
      self.init(
        expected: expectation?.expression.cut(to: Self.longestText),
        found: (expectation == nil ? sentence : expectation?.found)?.withoutChapters
          .cut(to: Self.longestText))
    }
  }

  /// Puts two values into words that should have been equal.
  ///
  /// - Parameters:
  ///   - found: The value that was found, as text.
  ///   - name: How the code writes it; nil when that is not known.
  ///   - wanted: The value that was expected, as text.
  ///   - wantedName: How the code writes it; nil when that is not known.
  ///   - story: The messages that the object received before, in order.
  package init(
    found: String, named name: String?, wanted: String, named wantedName: String?,
    after story: [String] = []
  ) {
    let wanted = wanted.withoutChapters
    let difference = Difference(found: found.withoutChapters, wanted: wanted)
    // A literal says itself what is wanted.
    let isHidden = wantedName != wanted && wantedName?.hasPrefix("\"") == false
    // A part of the name has to have room beside it.
    let value = isHidden ? " (\(difference.wanted))".cut(to: Self.longestText - 30) : ""
    let expression = [name, wantedName ?? difference.wanted].compactMap(\.self)
      .joined(separator: " == ").onOneLine
    self.init(
      after: Self.shortened(story.map { $0.withoutChapters.onOneLine.cut(to: Self.longestText) }),
      expected: expression.cut(to: Self.longestText - value.count) + value,
      found: difference.found.cut(to: Self.longestText))
  }
}

extension String {
  /// Whether the test library says that a process did not end well.
  ///
  /// Swift 6.2 names only what was wanted, `.success`; 6.3 adds how the process ended, and 6.4 says it in words.
  fileprivate var isAboutExit: Bool {
    guard hasPrefix("Expectation failed: ") else { return false }
    return hasSuffix(": .success") || contains(".success → .signal(")
      || contains(".success → .exitCode(") || contains("expected exit status")
  }
}

extension FailureText {
  /// The messages, or of more than eight the first two and the last five.
  private static func shortened(_ story: [String]) -> [String] {
    guard story.count > 8 else { return story }
    return story.prefix(2) + ["… \(story.count - 7) more messages …"] + story.suffix(5)
  }

  /// A comment, such as a rule, and below it a line each for the messages, and for what was expected and found.
  package func comment(below comment: String?) -> String {
    let messages = story.enumerated().map { index, message in
      (index == 0 ? Self.storyLabel : Self.indentation) + message
    }
    return
      ([comment] + messages
      + [expected.map { Self.expectedLabel + $0 }, found.map { Self.foundLabel + $0 }])
      .compactMap(\.self).joined(separator: "\n")
  }

  /// Takes such a comment apart; one without these lines is returned as it is.
  package static func parts(of comment: String) -> (comment: String, text: FailureText?) {
    let lines = comment.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let labels = [expectedLabel, foundLabel]
    guard let first = lines.firstIndex(where: { labels.contains(where: $0.begins) }) else {
      return (comment, nil)
    }
    let expected = lines[first].begins(with: expectedLabel) ? first : nil
    let found = lines[first...].firstIndex { $0.begins(with: foundLabel) }
    func text(_ range: Range<Int>?) -> String? {
      range.map { lines[$0].joined(separator: "\n").withoutStart(indentation.count) }
    }
    // Only lines directly above are the story, because a rule could have such a line as well.
    let label = lines[..<first].lastIndex { !$0.begins(with: indentation) }
    let start = label.flatMap { lines[$0].begins(with: storyLabel) ? $0 : nil } ?? first
    return (
      lines[..<start].joined(separator: "\n"),
      FailureText(
        after: (start..<first).compactMap { text($0..<($0 + 1)) },
        expected: text(expected.map { $0..<(found ?? lines.count) }),
        found: text(found.map { $0..<lines.count }))
    )
  }
}

extension String {
  /// The text without the modules of the chapters, which a learner's code doesn't name:
  /// `ItemError.soldOut` of `Chapter2ItemDetail.ItemError.soldOut`.
  fileprivate var withoutChapters: String {
    replacing(#/\bChapter\d[A-Za-z]+\.(?=[A-Z])/#, with: "")
  }

  /// The text with each line break written as code has it.
  fileprivate var onOneLine: String {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: "\\n")
  }
}

extension StringProtocol {
  // By scalars, because a combining character after a label is one character with the label's last space.

  fileprivate func begins(with label: String) -> Bool {
    unicodeScalars.starts(with: label.unicodeScalars)
  }

  fileprivate func withoutStart(_ length: Int) -> String {
    String(String.UnicodeScalarView(unicodeScalars.dropFirst(length)))
  }
}
