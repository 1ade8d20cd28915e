import CourseKit

/// A method of a chapter's type, and how it comes to report itself.
struct MethodInstrumentation {
  /// What a screen hears from outside, and from whom; drawing is told only when it causes something.
  private static let outsiders = [
    "viewDidLoad()": "Navigator", "viewDidAppear()": "Navigator", "viewDidDisappear()": "Navigator",
    "updateProperties()": "Navigator", "didSelectRow(at:)": "User", "didEnterText(_:)": "User",
    "didSelectButton(at:inRow:)": "User",
  ]

  private let method: MethodDeclaration
  private let type: TypeDeclaration
  private let contract: ChapterContract
  /// What the contract says of it.
  private let sides: [ChapterContract.Side]

  init(_ method: MethodDeclaration, of type: TypeDeclaration, by contract: ChapterContract) {
    self.method = method
    self.type = type
    self.contract = contract
    sides = contract.sides(of: type.name).filter { $0.signatures.contains(method.signature) }
  }

  /// Whether the contract demands it, and it cannot report.
  var isSilent: Bool { !method.canReport && !sides.isEmpty }

  /// What to put into its code, so that it reports itself.
  ///
  /// - Parameter marks: Whether a message from a role that the contract does not allow is marked.
  func changes(marks: Bool) -> [(part: Substring, text: String)] {
    guard let body = method.body, method.canReport, let message = message(marks: marks) else {
      return []
    }
    let handlers = method.parameters.filter { $0.isHandler && !sides.isEmpty }.map {
      "let \($0.name) = Tracer.reply(\($0.name), from: \(type.name.literal),"
        + " to: \((sides.first?.from ?? "").literal)); "
    }
    let effects = method.effects.isEmpty ? "" : " \(method.effects)"
    let words = [
      "return", method.isThrowing ? "try" : nil, method.isAsync ? "await" : nil,
      "Tracer.\(method.isAsync ? "wait" : "call")(\(message)\(state), tracedBody)",
    ]
    let start = " \(handlers.joined())func tracedBody()\(effects) {"
    let end = "}; \(words.compactMap(\.self).joined(separator: " ")) "
    // Two insertions at one place would have no order.
    return body.isEmpty ? [(body, start + end)] : [(body.prefix(0), start), (body.suffix(0), end)]
  }

  private func message(marks: Bool) -> String? {
    let isObject = contract.isObject(type.name)
    let arguments = method.parameters.map { "(\($0.label.literal), \($0.value))" }
    let words =
      "\(method.name.literal), [\(arguments.joined(separator: ", "))], to: \(type.name.literal)"
      + (isObject ? ", self" : "")
    if let side = sides.first {
      let disallowedSenders = sides.map { marks ? Set(contract.disallowedSenders(to: $0)) : [] }
        .reduce(Set(contract.disallowedSenders(to: side))) { $0.intersection($1) }
      return "TraceMessage(\(words), role: \(side.from.literal), contract: \(side.words.literal),"
        + " disallowedSenders: [\(disallowedSenders.sorted().map(\.literal).joined(separator: ", "))])"
    }
    guard isObject, contract.isScreen(type.name), let externalSender else { return nil }
    return "TraceMessage(\(words), from: \(externalSender.literal),"
      + " isQuiet: \(method.name == "updateProperties" || isObserver))"
  }

  private var externalSender: String? {
    if method.modifiers.contains("override") { return Self.outsiders[method.signature] }
    return isObserver ? "Observation" : nil
  }

  /// Whether a change of what it has read calls it again, and not the object that has made the change.
  private var isObserver: Bool { method.body?.contains("withObservationTracking") == true }

  private var state: String {
    let names = Set(contract.sides(of: type.name).flatMap(\.state)).sorted()
    let values = names.map { "(\($0.literal), self.\($0) as Any)" }
    return values.isEmpty ? "" : ", state: { [\(values.joined(separator: ", "))] }"
  }
}

extension MethodDeclaration {
  fileprivate var isAsync: Bool { effects.contains(/\basync\b/) }
  fileprivate var isThrowing: Bool { effects.contains(/\bthrows\b/) }

  /// Whether its body can stand in a function of its own.
  fileprivate var canReport: Bool {
    let known = ["@concurrent", "@MainActor", "@discardableResult"]
    return !effects.contains(/\brethrows\b|\bsome\b|\bSelf\b|\bwhere\b/)
      && modifiers.allSatisfy { !$0.hasPrefix("@") || known.contains($0) }
      && Set(modifiers).isDisjoint(with: ["static", "class", "mutating", "consuming", "borrowing"])
      && parameters.allSatisfy {
        !$0.type.contains(/\binout\b|\bconsuming\b|\bborrowing\b|\bisolated\b|\beach\b/)
      }
  }
}

extension MethodDeclaration.Parameter {
  private var isFunction: Bool { type.contains("->") }

  /// Whether it is called back with a reply.
  fileprivate var isHandler: Bool {
    type.contains(/^@escaping\b.*\) -> (?:Void|\(\))$/) && type.contains("@Sendable")
  }

  fileprivate var value: String {
    name == "_" || isFunction || type.contains("@autoclosure")
      ? "Tracer.untold" : "\(name) as Any"
  }
}

extension String {
  /// The text as a literal of code.
  fileprivate var literal: String {
    "\"\(replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
