import CourseKit

/// Who may say what to whom in a chapter, and what its types look like, as far as lines tell.
struct Contract: Sendable {
  struct Message: Equatable {
    struct Parameter: Equatable {
      /// The label with its colon; empty where there is none.
      let label: String
      let type: String
    }

    let name: String
    let parameters: [Parameter]
    let isThrowing: Bool
    let hasResult: Bool
  }

  private var messages: [String: [Message]] = [:]
  private var conformances: [String: [String]] = [:]
  /// The cases of each enumeration that carry nothing.
  private var cases: [String: [String]] = [:]
  private var identities: [String: String] = [:]

  init(_ source: ChapterSource) {
    for file in source.files { read(file.solutionText.lines) }
  }

  /// What can be said to a value of a type.
  func messages(to type: String) -> [Message] {
    ([type] + conformances[type, default: []]).flatMap { messages[$0, default: []] }
  }

  /// The other cases of the enumerations that have a case.
  func neighbours(of name: String) -> [String] {
    cases.values.filter { $0.contains(name) }.joined().filter { $0 != name }.sorted()
      .map { ".\($0)" }
  }

  /// A type by its first name: `Todo.ID` is a `String`.
  func plainType(_ type: String) -> String {
    type.hasSuffix(".ID") ? identities[String(type.dropLast(3))] ?? type : type
  }

  /// Values of a type that say nothing, or little.
  func neutralValues(of type: String) -> [String] {
    let type = plainType(type)
    if type.hasSuffix("?") { return ["nil"] }
    if type.hasPrefix("[") { return ["[]"] }
    if type.hasPrefix("Result<[") { return [".success([])"] }
    let known = ["String": #""""#, "Int": "0", "Bool": "false", "Date": ".distantPast"]
    if let value = known[type] { return [value] }
    let isError = conformances[type, default: []].contains("Error")
    return cases[type, default: []].prefix(isError ? 1 : 2).map { ".\($0)" }
  }

  private mutating func read(_ lines: [String]) {
    var type = ""
    for line in lines {
      if let match = line.firstMatch(
        of: /^(?:\w+ )*?(?:class|struct|enum|actor|extension|protocol) (\w+)(?:: (.+?))? \{/)
      {
        type = String(match.1)
        let parents = match.2?.split(separator: ",").map(\.trimmed) ?? []
        conformances[type, default: []] += parents
      } else if let match = line.wholeMatch(of: /\s{2}case (\w+)/) {
        cases[type, default: []].append(String(match.1))
      } else if let match = line.wholeMatch(of: /\s{2}let id: (\w+)/) {
        identities[type] = String(match.1)
      } else if let message = Message(line) {
        messages[type, default: []].append(message)
      }
    }
  }
}

extension Contract.Message {
  /// Reads a method as a protocol states it; one with a body is nil.
  init?(_ line: String) {
    let form = /\s{2}func (\w+)\((.*)\)(?: throws(?:\(\w+\))?)?( -> [^{]+)?/
    guard let match = line.wholeMatch(of: form), !match.2.contains("@") else { return nil }
    name = String(match.1)
    isThrowing = line.contains(") throws")
    hasResult = match.3 != nil
    parameters = CodeScope.parameters(of: match.2).map { parameter in
      Parameter(
        label: parameter.label == "_" ? "" : "\(parameter.label): ", type: parameter.type)
    }
  }
}
