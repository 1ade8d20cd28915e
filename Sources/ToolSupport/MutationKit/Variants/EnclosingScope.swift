import CourseKit

/// What encloses a place in a Swift file, as the indentation tells; `swift format` keeps it true.
package struct EnclosingScope {
  /// The lines that open what encloses the place, from the inside out.
  private var openers: [(text: String, indentation: Int)] = []

  /// - Parameters:
  ///   - lines: What stands above the place.
  ///   - indentation: How far the place is indented.
  init(above lines: some BidirectionalCollection<String>, indentation: Int) {
    var limit = indentation
    /// The line below begins with a brace or a parenthesis, so what it belongs to begins further up.
    var isContinued = false
    for line in lines.reversed() {
      let text = line.trimmed
      let depth = line.prefix { $0 == " " }.count
      guard !text.isEmpty, !text.hasPrefix("//"), !text.hasPrefix("#") else { continue }
      guard depth < limit || (isContinued && depth == limit) else { continue }
      if isContinued {
        openers[openers.count - 1].text = text + " " + openers[openers.count - 1].text
      } else {
        openers.append((text, depth))
      }
      limit = depth
      isContinued = text.first.map { "){}".contains($0) } ?? false
      if depth == 0, !isContinued { break }
    }
  }

  /// Whether the place is in a body, where a statement may stand.
  var isBody: Bool {
    guard let opener = openers.first, !Self.isType(opener.text) else { return false }
    return ["{", " in", ":"].contains { opener.text.hasSuffix($0) }
  }

  /// Whether the place is in the body of a function or a property that returns something.
  var returnsValue: Bool {
    guard isBody, let opener = openers.first?.text else { return false }
    return opener.contains(/-> (?!Void)/) || opener.contains(/\bvar \w+: [^=]+ \{/)
  }

  /// Whether the place is in the body of an initializer.
  package var isInitializer: Bool { openers.contains { $0.text.contains(/\binit[?]?\(/) } }

  /// The name of the type that the place is in; nil outside of all types.
  package var typeName: String? {
    openers.first { Self.isType($0.text) }?.text
      .firstMatch(of: /(?:class|struct|enum|actor|extension|protocol) (\w+)/)
      .map { String($0.1) }
  }

  /// The name of the member that the place is in; nil when the place is no part of one.
  package var memberName: String? {
    let opener = openers.prefix { !Self.isType($0.text) }.last?.text
    return opener?.firstMatch(of: /\b(?:func|var) (\w+)|\b(init|subscript)\b/)
      .flatMap { ($0.1 ?? $0.2).map(String.init) }
  }

  /// The indentation of the member that holds the place; nil when the place is no part of one.
  var memberIndentation: Int? {
    openers.prefix { !Self.isType($0.text) }.last?.indentation
  }

  private static func isType(_ opener: String) -> Bool {
    let form =
      /(?:@\S+ |\w+(?:\(\w+\))? )*?(?:class|struct|enum|actor|extension|protocol) (?!func |var |let |subscript).*/
    return opener.wholeMatch(of: form) != nil
  }
}
