import CourseKit

extension ReviewFlags {
  /// Methods that begin a task in which they call themselves, over and over: what they do in the end comes after every
  /// test has looked.
  func taskChains(in texts: [String: String]) -> [String] {
    texts.sorted { $0.key < $1.key }.flatMap { path, text in
      Self.taskChains(of: text).filter { !chains.contains($0) }.map {
        "\(path) has a task in `\($0)` that calls `\($0)` again. It can wait until a test has looked."
      }
    }
  }

  /// The names of such methods in a text.
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
