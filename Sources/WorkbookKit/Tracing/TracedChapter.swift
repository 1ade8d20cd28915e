import CourseKit

/// A chapter's files, in which each method that a contract names reports itself.
///
/// All lines stay where they are, so that a mistake in them is found at its place.
package struct TracedChapter: Sendable {
  /// What a screen hears from outside, and from whom; drawing is told only when it causes something.
  private static let outsiders = [
    "viewDidLoad()": "Navigator", "viewDidAppear()": "Navigator", "viewDidDisappear()": "Navigator",
    "updateProperties()": "Navigator", "didSelectRow(at:)": "Person", "didEnterText(_:)": "Person",
  ]

  /// Where the code is that goes into the traced module.
  private static let runtime = "Sources/WorkbookKit/Tracing/Runtime"

  private let files: [String: String]
  private let runtime: [String: String]
  private let codes: [String: MaskedCode]
  private let contract: TracedContract

  /// - Parameters:
  ///   - files: The files, by their paths from the chapter's folder.
  ///   - workbook: Where the code of the reports is.
  package init(_ files: [String: String], of workbook: Workbook) {
    let runtime = workbook.texts(below: Self.runtime).map { ("Trace/\($0.key)", $0.value) }
    self.init(files, runtime: Dictionary(uniqueKeysWithValues: runtime))
  }

  package init(_ files: [String: String], runtime: [String: String] = [:]) {
    self.files = files
    self.runtime = runtime
    // The learner's own checks are a module beside the chapter's.
    codes = files.filter { $0.key.hasSuffix(".swift") && !$0.key.hasPrefix("Checks/") }
      .mapValues { MaskedCode($0.lines) }
    contract = TracedContract(codes)
  }

  /// The files that can report.
  var paths: Set<String> { Set(codes.keys) }

  /// All files, and those of the reports.
  ///
  /// Nobody who is silent can be told from the one who spoke to it, so then nothing is marked.
  ///
  /// - Parameter silent: Those to leave as they are.
  package func texts(exceptIn silent: Set<String> = []) -> [String: String] {
    let types = codes.mapValues(\.types).mapValues { types in
      types.filter { !contract.isProtocol($0.name) }
    }
    let areAllHeard = types.values.joined().allSatisfy { type in
      type.methods.allSatisfy { $0.canReport || sides(of: $0, type).isEmpty }
    }
    let marks = silent.isEmpty && areAllHeard
    var texts = files.merging(runtime) { $1 }
    for (path, code) in codes where !silent.contains(path) {
      let parts = types[path, default: []].flatMap { type in
        type.methods.flatMap { method in changes(to: method, of: type, marks: marks) }
      }
      texts[path] = code.replacing(parts).joined(separator: "\n")
    }
    return texts
  }

  /// Whether a drawing means a type, or a role that speaks, by one of its words.
  package func isMeant(_ name: String, by node: String) -> Bool {
    contract.isMeant(name, by: node)
  }

  /// The roles that the contract has send a message to a type.
  package func roles(sending method: String, to type: String) -> [String] {
    contract.sides(of: type)
      .filter { side in side.signatures.contains { $0.hasPrefix("\(method)(") } }.map(\.from)
  }

  /// Whether a word in a drawing means values only, which nobody can share.
  package func isValue(_ node: String) -> Bool {
    let meant = codes.values.flatMap(\.types).map(\.name)
      .filter { !contract.isProtocol($0) && contract.isMeant($0, by: node) }
    return !meant.isEmpty && !meant.contains(where: contract.isObject)
  }

  /// Whether the contract demands a method of this name.
  package func knows(_ method: String) -> Bool { contract.methodNames.contains(method) }

  /// The types that are declared in some files, or below some folders.
  package func types(in paths: [String]) -> Set<String> {
    let files = codes.filter { file in paths.contains { file.key.hasPrefix($0) } }
    return Set(files.values.flatMap(\.types).map(\.name))
  }

  /// What the contract says of a method.
  private func sides(of method: MethodDeclaration, _ type: TypeDeclaration) -> [TracedContract.Side]
  {
    contract.sides(of: type.name).filter { $0.signatures.contains(method.signature) }
  }

  private func changes(
    to method: MethodDeclaration, of type: TypeDeclaration, marks: Bool
  ) -> [(part: Substring, text: String)] {
    let sides = sides(of: method, type)
    guard let body = method.body, method.canReport,
      let message = message(of: method, type, sides, marks: marks)
    else { return [] }
    let handlers = method.parameters.filter { $0.isHandler && !sides.isEmpty }.map {
      "let \($0.name) = Trace.reply(\($0.name), from: \(type.name.literal),"
        + " to: \((sides.first?.from ?? "").literal)); "
    }
    let effects = method.effects.isEmpty ? "" : " \(method.effects)"
    let words = [
      "return", method.isThrowing ? "try" : nil, method.isAsync ? "await" : nil,
      "Trace.\(method.isAsync ? "wait" : "call")(\(message)\(state(of: type)), tracedBody)",
    ]
    let start = " \(handlers.joined())func tracedBody()\(effects) {"
    let end = "}; \(words.compactMap(\.self).joined(separator: " ")) "
    // Two insertions at one place would have no order.
    return body.isEmpty ? [(body, start + end)] : [(body.prefix(0), start), (body.suffix(0), end)]
  }

  private func message(
    of method: MethodDeclaration, _ type: TypeDeclaration, _ sides: [TracedContract.Side],
    marks: Bool
  ) -> String? {
    let isObject = contract.isObject(type.name)
    let arguments = method.parameters.map { "(\($0.label.literal), \($0.value))" }
    let words =
      "\(method.name.literal), [\(arguments.joined(separator: ", "))], to: \(type.name.literal)"
      + (isObject ? ", ObjectIdentifier(self)" : "")
    if let side = sides.first {
      let strangers = sides.map { marks ? Set(contract.strangers(to: $0)) : [] }
        .reduce(Set(contract.strangers(to: side))) { $0.intersection($1) }
      return "TraceMessage(\(words), role: \(side.from.literal), contract: \(side.words.literal),"
        + " strangers: [\(strangers.sorted().map(\.literal).joined(separator: ", "))])"
    }
    guard isObject, contract.isScreen(type.name), method.modifiers.contains("override"),
      let outsider = Self.outsiders[method.signature]
    else { return nil }
    return "TraceMessage(\(words), from: \(outsider.literal),"
      + " isQuiet: \(method.name == "updateProperties"))"
  }

  private func state(of type: TypeDeclaration) -> String {
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
    name == "_" || isFunction || type.contains("@autoclosure") ? #"Trace.untold"# : "\(name) as Any"
  }
}

extension String {
  /// The text as a literal of code.
  fileprivate var literal: String {
    "\"\(replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}

extension Workbook {
  /// The texts of the files below a folder, by their paths from it.
  package func texts(below folder: String) -> [String: String] {
    let texts = files(below: folder).map { ($0, text(of: "\(folder)/\($0)")) }
    return Dictionary(uniqueKeysWithValues: texts).compactMapValues(\.self)
  }
}
