import CourseKit

/// Something that code takes from the system, from Swift or from the chapter, and that no answer needs.
///
/// A learner's code may be written in any way, but what it calls has to be linked. So this is what the
/// linker was asked for, whatever the text looks like.
struct FlaggedSymbol: Equatable {
  /// It, as the report names it: "exit", "ProcessInfo".
  let name: String
  /// What code can do with it.
  let meaning: String

  private static let tests = "With it, code can learn that it is tested."
  private static let files = "With it, code can read and write files."
  private static let types = "With it, code can tell a test double from the real object."
  private static let chance = "With it, code can behave differently each time."
  private static let later = "With it, code can wait until a test has looked."
  private static let memory = "With it, code can remember how often it was tested."
  private static let testing = "With it, code can change what a test reports."

  /// Types and functions of the system's modules, each with what it is good for.
  private static let names: [String: String] = [
    "CommandLine": tests, "ProcessInfo": tests, "Bundle": tests, "Thread": tests,
    "RunLoop": tests, "NSUserName": tests, "NSFullUserName": tests, "NSHomeDirectory": tests,
    "NSTemporaryDirectory": tests, "Host": tests, "readLine": tests,
    "OperationQueue": tests,
    "URLCache": memory, "HTTPCookieStorage": memory, "URLCredentialStorage": memory,
    "FileManager": files, "FileHandle": files, "FileDescriptor": files, "InputStream": files,
    "OutputStream": files, "UserDefaults": files, "Process": files,
    "Mirror": types, "dump": types, "ObjectIdentifier": types, "NSStringFromClass": types,
    "NSClassFromString": types, "_typeByName": types,
    "_mangledTypeName": types, "_getTypeName": types, "_typeName": types,
    "SystemRandomNumberGenerator": chance, "ContinuousClock": chance, "SuspendingClock": chance,
    "DispatchTime": chance, "CFAbsoluteTimeGetCurrent": chance,
  ]
  /// Members of types that are harmless otherwise: a part of the symbol, and how Swift's text has it.
  private static let members: [(part: String, name: String, meaning: String)] = [
    ("Date.init() ->", "Date()", chance), ("Date.now.getter", "Date.now", chance),
    ("UUID.init() ->", "UUID()", chance), (".random(", "random(", chance),
    (".randomElement", "randomElement(", chance), (".hashValue.getter", "hashValue", chance),
    (".shuffle", "shuffle", chance),
    ("(contentsOf:", "(contentsOf:", files), ("(contentsOfFile:", "(contentsOfFile:", files),
    (".write(to", ".write(to", files), ("(toFile:", "(toFile:", files),
    ("String.init<A>(reflecting:", "String(reflecting:", types),
    ("URL.init(filePath:", "URL(filePath:", files),
    (".yield() async", "Task.yield()", later), (".sleep", "Task.sleep", later),
    (".asyncAfter(", "asyncAfter(", later),
    ("Testing.Test.current", "Test.current", tests),
    (".isDateInToday(", "isDateInToday(", chance),
    ("Locale.current.getter", "Locale.current", chance),
    ("URLSession.shared.getter", "URLSession.shared", memory),
    ("BinaryInteger.formatted() ->", "formatted()", chance),
    ("Calendar.current.getter", "Calendar.current", chance),
    ("TimeZone.current.getter", "TimeZone.current", chance),
    ("Date.timeIntervalSince1970.getter", "timeIntervalSince1970", tests),
    ("Date.timeIntervalSinceReferenceDate.getter", "timeIntervalSinceReferenceDate", tests),
    ("B == Swift.Never>.name.getter", "Task.name", tests),
    ("B == Swift.Never>.currentPriority.getter", "Task.currentPriority", tests),
    ("B == Swift.Never>.basePriority.getter", "Task.basePriority", tests),
    ("URL.init(fileURLWithPath:", "URL(fileURLWithPath:", files),
    ("TextOutputStream>(", "print(_:to:)", types),
    ("Swift.Array.description.getter", "Array.description", types),
  ]

  /// What is telling about a symbol that a file takes from elsewhere; nil for one that any answer may need.
  ///
  /// - Parameters:
  ///   - objects: The names of the chapter's types that play a role, which only code that builds a module needs.
  ///   - protocols: The names of the protocols of the chapter's objects.
  init?(_ symbol: LinkerSymbol, objects: Set<String>, protocols: Set<String> = []) {
    if let element = Self.describedElement(symbol) {
      guard element == "Any" || objects.union(protocols).contains(element) else { return nil }
      self.init(name: "Array.description", meaning: Self.types)
      return
    }
    guard symbol.isTaken else { return nil }
    guard symbol.raw.hasPrefix("$") else {
      guard let found = Self.system(symbol.raw) else { return nil }
      self = found
      return
    }
    let text = symbol.name
    // The compiler names the requirements of a protocol for each type that conforms to it.
    if text.hasPrefix("method descriptor for ") { return nil }
    let member = Self.members.first { text.contains($0.part) }
    let system = text.matches(
      of: /\b(?:Foundation\w*|Swift|Dispatch)\.(\w+)/.wordBoundaryKind(.simple)
    )
    .map { String($0.1) }.first { Self.names[$0] != nil }
    let type =
      text.wholeMatch(of: /type metadata(?: accessor)? for (\w+)\.(\w+)/)
      ?? text.prefixMatch(of: /(\w+)\.(\w+)\.init\(/)
    if let member, !text.contains("default argument") {
      self.init(name: member.name, meaning: member.meaning)
    } else if text.contains("Testing.") {
      self.init(name: "Testing", meaning: Self.testing)
    } else if let system {
      self.init(name: system, meaning: Self.names[system] ?? "")
    } else if let type, type.1 == "ScreenKit" || objects.contains("\(type.2)") {
      self.init(name: "\(type.2)", meaning: Self.types)
    } else {
      return nil
    }
  }

  /// The type of what an array holds that code puts into a text; nil for another symbol.
  ///
  /// The text has the names of the objects' types, and the array's part in it is the file's own symbol.
  private static func describedElement(_ symbol: LinkerSymbol) -> String? {
    let form =
      #/lazy protocol witness table cache variable for type \[(?:\w+\.)*(\w+)\??\] and conformance .*CustomStringConvertible.*/#
    return symbol.name.wholeMatch(of: form).map { "\($0.1)" }
  }

  init(name: String, meaning: String) {
    self.name = name
    self.meaning = meaning
  }

  /// A function of the system: whatever belongs to neither Swift's runtime nor the C library's arithmetic.
  private static func system(_ symbol: String) -> Self? {
    if let name = symbol.wholeMatch(of: /OBJC_CLASS_\$_(?:NS)?(\w+)/)?.1 {
      return names[String(name)].map { Self(name: String(name), meaning: $0) }
    }
    let isRuntime = [
      "swift_", "_swift", "__swift", "objc_", "_objc", "OBJC_", "_NSConcrete", "_Block_", "__CF",
      "__stack_chk", "_Unwind", "_GLOBAL_OFFSET", "__tls", "symbolic ", "get_enum", "block_",
    ].contains { symbol.hasPrefix($0) }
    return isRuntime || harmless.contains(symbol)
      ? nil
      : Self(name: symbol, meaning: "It belongs to the system, and no answer needs it.")
  }

  private static let harmless: Set = [
    "malloc", "free", "memcpy", "memmove", "memset", "memcmp", "bzero", "strlen", "calloc",
    "pow", "powf", "sqrt", "sqrtf", "floor", "floorf", "ceil", "ceilf", "round", "roundf", "rint",
    "trunc", "fmod", "fmodf", "fabs", "log", "log2", "log10", "exp", "exp2", "sin", "cos", "tan",
    "atan", "atan2", "lround", "llround", "nearbyint", "fmin", "fmax", "hypot",
  ]
}
