/// Which values in a design are services, as far as its code tells, and where it calls them.
struct ServiceCalls {
  private let vocabulary: Vocabulary
  /// The names of the values that are services, for each type.
  private let services: [String: Set<String>]
  /// The names of services that other values of the design have as well, so that they tell nothing.
  private let ambiguousNames: Set<String>

  init(in declarations: [Declaration], _ vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
    // A service is one under each of its names.
    let aliases = declarations.filter(\.isAlias)
      .filter { !vocabulary.services.isDisjoint(with: $0.names.keys) }.map(\.name)
    let types = vocabulary.services.union(aliases)
    services = Dictionary(
      declarations.map { ($0.name, Self.services(in: $0.code, types, vocabulary)) }
    ) { $0.union($1) }
    ambiguousNames = Set(
      declarations.flatMap { Self.typedNames(in: $0.code) }
        .filter { vocabulary.serviceProperties.contains($0.name) }
        .filter { !types.contains($0.type) }.map(\.name))
  }

  /// Each call in a declaration, with its line.
  func lines(in declaration: Declaration) -> [(call: String, line: Int)] {
    let form = /(\.\s*)?\b(\w+)\s*[?!]?\s*\.\s*(\w+)(\s*\()?/
    var calls: [(call: String, line: Int)] = []
    var rest = declaration.code[...]
    while let match = rest.firstMatch(of: form) {
      let (receiver, member) = (String(match.2), String(match.3))
      // The member may be the receiver of the next one.
      rest = rest[match.3.startIndex...]
      let before = declaration.code[..<match.range.lowerBound]
      let isUse =
        vocabulary.serviceState.contains(member)
        || match.4 != nil && vocabulary.serviceMethods.contains(member)
      let isMember =
        (match.1 != nil || before.last == ".") && !before.hasSuffix("self.")
        && !before.hasSuffix("self?.") && !before.hasSuffix("self")
        && !before.hasSuffix("self?")
      if isUse, isService(receiver, isMember: isMember, of: declaration.name) {
        calls.append(("\(receiver).\(member)", declaration.line(of: match.0)))
      }
    }
    calls += declaration.code.matches(of: /\\\w*\.(\w+)/)
      .filter { vocabulary.serviceState.contains(String($0.1)) }
      .map { (String($0.0), declaration.line(of: $0.0)) }
    return calls
  }

  private func isService(_ name: String, isMember: Bool, of type: String) -> Bool {
    if !isMember, services[type]?.contains(name) == true { return true }
    return isMember && vocabulary.serviceProperties.contains(name)
      && !ambiguousNames.contains(name)
  }

  private static func services(
    in code: String, _ types: Set<String>, _ vocabulary: Vocabulary
  ) -> Set<String> {
    let names = typedNames(in: code)
    let typed = names.filter { types.contains($0.type) }.map(\.name)
    // A type parameter is named before what has its type.
    let generic = names.filter { typed.contains($0.type) }.map(\.name)
    // What was copied from the value that has all services.
    let copied = code.matches(of: /(\w+)\s*=\s*[\w.?!]*\.(\w+)\b(?!\s*[.?(])/)
      .filter { vocabulary.serviceProperties.contains(String($0.2)) }.map { String($0.1) }
    return Set(typed + generic + copied)
  }

  private static func typedNames(in code: String) -> [(name: String, type: String)] {
    code.matches(of: /\b(\w+)\s*:\s*\(?(?:any\s+|some\s+)?([A-Z]\w*)/)
      .map { (String($0.1), String($0.2)) }
  }
}
