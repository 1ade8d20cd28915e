/// The model of a design: entities, errors and services, and the names by which code gets them.
struct Model {
  /// Members that collections and tasks have as well, so that they tell nothing.
  private static let commonMembers: Set = [
    "first", "last", "filter", "map", "sorted", "value", "get",
  ]

  /// The types that were given, and each alias that has to do with one, with the name of that type.
  private let types: [String: String]
  /// The members and functions that hand over something of the model, with its type.
  private let sources: [String: String]

  /// - Parameter services: The types of the layers with the services, which a view may reach only by a member.
  init(in declarations: [Declaration], _ vocabulary: Vocabulary, services: [String]) {
    var types = Dictionary(vocabulary.given.map { ($0, $0) }) { $1 }
    let aliases = declarations.flatMap(\.aliases)
    // An alias may stand for another one.
    for _ in aliases {
      for (name, meaning) in aliases {
        types[name] = types[name] ?? Self.uses(of: types, in: meaning).first?.type
      }
    }
    self.types = types
    var sources = vocabulary.givenMembers
    var others = Self.commonMembers
    let handedOver = types.merging(services.map { ($0, $0) }) { type, _ in type }
    for member in declarations.flatMap({ Self.members(in: $0.code) }) {
      if let use = Self.uses(of: handedOver, in: member.result).first {
        sources[member.name] = use.type
      } else {
        others.insert(member.name)
      }
    }
    for label in aliases.flatMap({ $0.meaning.matches(of: /(\w+)\s*:\s*([^,)]+)/) })
    where Self.uses(of: types, in: label.2).isEmpty {
      others.insert(String(label.1))
    }
    // A name that means something else as well, such as a property of a row, tells nothing.
    self.sources = sources.filter { !others.contains($0.key) }
  }

  /// What code names of the model or gets from it, each once.
  func uses(in code: Substring) -> [(text: String, place: Substring)] {
    let named = Self.uses(of: types, in: code).map { use in
      let alias = use.place == use.type ? "" : ", an alias for \(use.type)"
      return ("names \(use.place)\(alias)", use.place)
    }
    let members = code.matches(of: /\.\s*(\w+)/).compactMap { match in
      sources[String(match.1)].map { ("uses \(match.1), declared with \($0)", match.1) }
    }
    var texts: Set<String> = []
    return (named + members).filter { texts.insert($0.0).inserted }
  }

  /// The types that code names, except that of an id.
  private static func uses(
    of types: [String: String], in code: Substring
  ) -> [(type: String, place: Substring)] {
    code.matches(of: /([A-Za-z_]\w*)/).compactMap { match in
      let (before, after) = (code[..<match.0.startIndex], code[match.0.endIndex...])
      guard let type = types[String(match.0)], after.prefixMatch(of: /\s*\.\s*ID\b/) == nil
      else { return nil }
      // An alias can be declared inside of a type.
      let isOther = match.0 == type && before.last == "." && !before.hasSuffix("..")
      return isOther ? nil : (type, match.0)
    }
  }

  /// What code declares, with what its user gets.
  private static func members(in code: String) -> [(name: String, result: Substring)] {
    code.matches(of: /\b(var|let|func|case)\s+(\w+)/).compactMap { match in
      let rest = code[match.0.endIndex...]
      if match.1 == "func" { return (String(match.2), result(of: head(of: rest))) }
      if match.1 == "case" { return (String(match.2), head(of: rest, end: ",{:=\n")) }
      // Any other value tells nothing of its type.
      let isTyped = rest.prefixMatch(of: /\s*(?::|=\s*[A-Z\["\d])/) != nil
      return isTyped ? (String(match.2), head(of: rest)) : nil
    }
  }

  /// Code up to a sign that isn't in brackets.
  private static func head(of code: Substring, end: String = "{\n") -> Substring {
    var depth = 0
    return code.prefix { sign in
      if "([".contains(sign) { depth += 1 }
      if ")]".contains(sign) { depth -= 1 }
      return depth > 0 || depth == 0 && !end.contains(sign)
    }
  }

  /// What a function returns, throws, or hands to a closure.
  private static func result(of head: Substring) -> Substring {
    let start = head.firstIndex(of: "(") ?? head.endIndex
    let parameters = Self.head(of: head[start...], end: " \n{")
    return parameters.contains("->") ? head : head[parameters.endIndex...]
  }
}
