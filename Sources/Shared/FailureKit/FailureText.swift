/// What a failed expectation expected and found, in lines that can be read.
///
/// The chapters' tests print it below a rule, and the workbook's tools read it from there.
package struct FailureText: Equatable, Sendable {
  private static let expectedLabel = "Expected  "
  private static let foundLabel = "Found     "
  /// The most characters of a text, so that its line stays below 240.
  private static let longestText = 210

  /// What should hold, and the value that was wanted where a name hides it: `total == all (40)`; nil when
  /// the failure is none of an expression.
  package let expected: String?
  /// What was found instead.
  package let found: String?

  private init(expected: String?, found: String?) {
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
  package init(found: String, named name: String?, wanted: String, named wantedName: String?) {
    let wanted = wanted.withoutChapters
    let difference = Difference(found: found.withoutChapters, wanted: wanted)
    // A literal says itself what is wanted.
    let isHidden = wantedName != wanted && wantedName?.hasPrefix("\"") == false
    let value = isHidden ? " (\(difference.wanted))" : ""
    let expression = [name, wantedName ?? difference.wanted].compactMap(\.self)
      .joined(separator: " == ")
    self.init(
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
  /// A comment, such as a rule, and below it a line each for what was expected and found.
  package func comment(below comment: String?) -> String {
    [comment, expected.map { Self.expectedLabel + $0 }, found.map { Self.foundLabel + $0 }]
      .compactMap(\.self).joined(separator: "\n")
  }

  /// Takes such a comment apart; one without these lines is returned as it is.
  package static func parts(of comment: String) -> (comment: String, text: FailureText?) {
    let lines = comment.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    func start(_ label: String) -> Int? { lines.firstIndex { $0.hasPrefix(label) } }
    let (expected, found) = (start(expectedLabel), start(foundLabel))
    guard let first = expected ?? found else { return (comment, nil) }
    func text(_ range: Range<Int>?) -> String? {
      range.map { String(lines[$0].joined(separator: "\n").dropFirst(foundLabel.count)) }
    }
    return (
      lines[..<first].joined(separator: "\n"),
      FailureText(
        expected: text(expected.map { $0..<max($0, found ?? lines.count) }),
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
}
