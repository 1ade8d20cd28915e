import CourseKit

/// Who may say what to whom in a chapter, as its protocols tell.
package struct ChapterContract: Sendable {
  /// One protocol.
  package struct Side: Sendable {
    /// Who speaks and who hears; empty where the contract does not say.
    package let from: String
    package let to: String
    package let signatures: Set<String>
    /// The properties that tell others how the receiver is.
    let state: [String]

    var words: String { "\(from) → \(to)" }
  }

  private var sides: [String: Side] = [:]
  private var parents: [String: [String]] = [:]
  private var compositions: [String: [String]] = [:]
  private var keywords: [String: TypeDeclaration.Keyword] = [:]
  /// What each type makes, and whose static members it uses.
  private var made: [String: Set<String>] = [:]

  /// - Parameters:
  ///   - files: The code of a chapter's files, by their paths.
  ///   - types: What each of them declares.
  init(_ files: [String: MaskedCode], _ types: [String: [TypeDeclaration]]) {
    for (path, code) in files {
      compositions.merge(code.compositions) { $1 }
      for type in types[path, default: []] {
        parents[type.name, default: []] += type.parents
        let names = type.body.matches(of: /\b([A-Z]\w*)[.(]/).map { String($0.1) }
        made[type.name, default: []].formUnion(names)
        if type.keyword != .extension { keywords[type.name] = type.keyword }
        if type.keyword == .protocol {
          sides[type.name] = Side(type, header: code.header)
        }
      }
    }
  }

  /// The sides that a type takes.
  package func sides(of type: String) -> [Side] { ancestors(of: type).compactMap { sides[$0] } }

  /// Whether a type's values are objects, which can be told apart.
  package func isObject(_ type: String) -> Bool {
    keywords[type] == .class || keywords[type] == .actor
  }

  package func isProtocol(_ type: String) -> Bool { keywords[type] == .protocol }

  /// Whether a type is a class whose messages no protocol names, and no screen.
  func isUnheard(_ type: String) -> Bool {
    isObject(type) && !isScreen(type) && sides(of: type).allSatisfy(\.signatures.isEmpty)
  }

  /// Whether a type is a screen, whose methods the navigator and a person call.
  func isScreen(_ type: String) -> Bool { ancestors(of: type).contains("Screen") }

  /// The types whose role is another one than a side's.
  ///
  /// A type may pass a message on to another type of its own role. If no type has the sender's role, no other
  /// type can be told from the sender. While an object creates others, the messages that these send in the meantime
  /// are not its own.
  func disallowedSenders(to side: Side) -> [String] {
    let types = parents.keys.filter { !isProtocol($0) }.sorted()
    guard types.contains(where: { roles(of: $0).contains(side.from) }) else { return [] }
    return types.filter { type in
      let roles = roles(of: type)
      // A type may have its role from its name alone, as a presenter that its view knows by its class.
      return !roles.isEmpty && roles.isDisjoint(with: [side.from, side.to])
        && !type.hasSuffix(side.from) && !makesPieces(type)
    }
  }

  /// Whether a type makes one that has a role, or has it made.
  private func makesPieces(_ type: String) -> Bool {
    reached(from: type, by: made).subtracting([type]).contains { !roles(of: $0).isEmpty }
  }

  /// The names that a drawing may have for a type: its role, or the end of its own name or of a protocol's.
  package func isMeant(_ type: String, by node: String) -> Bool {
    let word = node.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined()
    return type == node || roles(of: type).contains(node)
      || ancestors(of: type).contains { name in
        name.hasSuffix(word) || name.hasSuffix(word + "Protocol")
      }
  }

  /// The names of the methods that the contract demands.
  package var methodNames: Set<String> {
    Set(sides.values.flatMap(\.signatures).map { String($0.prefix { $0 != "(" }) })
  }

  private func roles(of type: String) -> Set<String> {
    Set(sides(of: type).map(\.to).filter { !$0.isEmpty } + (isScreen(type) ? ["View"] : []))
  }

  /// A type, and all that it inherits from or conforms to.
  private func ancestors(of type: String) -> Set<String> {
    reached(from: type, by: parents.merging(compositions) { $0 + $1 })
  }

  private func reached(
    from start: String, by steps: [String: some Sequence<String>]
  ) -> Set<String> {
    var known: Set<String> = []
    var open = [start]
    while let next = open.popLast() {
      guard known.insert(next).inserted, let further = steps[next] else { continue }
      open += further
    }
    return known
  }
}

extension ChapterContract.Side {
  /// - Parameter header: What the file says above all protocols, for one that says nothing of its own.
  fileprivate init(_ type: TypeDeclaration, header: [String]) {
    let arrow = /([A-Z][^.,:;→]*?) → ([^.,:;→]+)/
    let direction = (type.documentation + header).compactMap { $0.prefixMatch(of: arrow) }.first
    from = direction.map { $0.1.trimmed } ?? ""
    to = direction.map { $0.2.trimmed } ?? ""
    signatures = Set(type.methods.map(\.signature))
    state = type.readableProperties.filter { !$0.type.contains("any ") }.map(\.name)
  }
}

extension MaskedCode {
  /// The comment that the file begins with.
  fileprivate var header: [String] {
    text(of: masked[...]).lines.prefix { $0.hasPrefix("// ") }.map { String($0.dropFirst(3)) }
  }
}
