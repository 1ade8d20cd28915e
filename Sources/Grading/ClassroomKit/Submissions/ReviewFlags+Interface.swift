import CourseKit

extension ReviewFlags {
  /// Public functions and initializers that the chapter doesn't have.
  ///
  /// The app sees only what is public, and the tests see everything: where two have nearly the same name, each may
  /// call another one.
  func interface(in texts: [String: String]) -> [String] {
    texts.sorted { $0.key < $1.key }.flatMap { path, text in
      Self.publicCode(of: text).filter { !publicCode.contains($0.code) }.map {
        "\(path) declares `\($0.text)`, which the chapter doesn't have. The app may call it, and the tests another one."
      }
    }
  }

  /// The public functions and initializers of a text, as they are written, and without any blank.
  static func publicCode(of text: String) -> [(text: String, code: String)] {
    MaskedCode(text.lines).masked.matches(
      of: /\bpublic\s+(?:[a-z]+\s+)*(?:func|init|subscript)\b[^{]*/.wordBoundaryKind(.simple)
    )
    .map { match in
      (
        "\(match.0)".oneLine.trimmed,
        match.0.filter { !$0.isWhitespace }.replacing(",)", with: ")")
      )
    }
  }
}
