import CourseKit

extension Suspicion {
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

  /// Methods that begin a task in which they call themselves, over and over: what they do in the end comes after every
  /// test has looked.
  func taskChains(in texts: [String: String]) -> [String] {
    texts.sorted { $0.key < $1.key }.flatMap { path, text in
      Self.taskChains(of: text).filter { !chains.contains($0) }.map {
        "\(path) has a task in `\($0)` that calls `\($0)` again. It can wait until a test has looked."
      }
    }
  }

  static func taskChains(of text: String) -> [String] {
    MaskedCode(text.lines).types.flatMap(\.methods).filter { method in
      let body = method.body ?? ""
      let calls = body.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "(" }
      return body.contains(/\b(?:Task|async)\b/.wordBoundaryKind(.simple))
        && calls.contains { $0.hasPrefix("\(method.name)(") }
    }
    .map(\.name)
  }
}
