import CourseKit

/// Code that could deceive the tests from inside, for somebody to look at.
///
/// A test runs in one process with the code that it tests, so no test can rule this out. What is found
/// here proves nothing; it only says where to look.
struct Suspicion {
  private static let modules: Set = ["Foundation", "Observation", "ScreenKit", "SwiftUI"]
  private static let functions: Set = [
    "exit", "_exit", "_Exit", "quick_exit", "abort", "atexit", "kill", "raise", "signal", "fork",
    "vfork", "system", "popen", "dlopen", "dlsym", "syscall", "open", "fopen", "fdopen", "creat",
    "write", "pwrite", "dup", "dup2", "ftruncate", "mmap", "socket", "connect", "posix_spawn",
    "getppid", "setsid", "unsafeBitCast", "withUnsafeMutablePointer", "ptrace", "setenv", "getenv",
  ]
  private static let words: Set = [
    "CommandLine", "FileHandle", "Process", "ProcessInfo", "FileDescriptor", "withKnownIssue",
    "UnsafeMutablePointer", "UnsafePointer", "UnsafeRawPointer", "UnsafeMutableRawPointer",
    "OpaquePointer", "Thread", "environ", "stdout", "stderr",
  ]

  private let source: ChapterSource
  private let ours: Set<String>
  /// What stands in the workbook's own code, and so is nothing to look at.
  private let known: Set<String>
  private let types: Set<String>

  init(_ source: ChapterSource) {
    self.source = source
    ours = Set(source.files.map(\.solutionText) + Array(source.starters.values))
    known = ours.reduce(into: []) { $0.formUnion(Self.findings(in: $1)) }
    types = ours.reduce(into: []) { $0.formUnion(Self.types(in: $1)) }
  }

  /// What is suspicious in a chapter's code, as sentences.
  func sentences(about texts: [String: String]) -> [String] {
    let texts = texts.filter { !ours.contains($0.value) }
    let types = texts.values.reduce(into: types) { $0.formUnion(Self.types(in: $1)) }
    return texts.sorted { $0.key < $1.key }.flatMap { path, text in
      let isCheck = path.hasPrefix("Checks/")
      let allowed = isCheck ? ["import Testing", "import \(source.chapter.target)"] : []
      return (Self.findings(in: text) + Self.operators(in: text, of: types))
        .filter { !known.contains($0) && !allowed.contains($0) }
        .map { "\(path) has `\($0)`." }
    }
  }

  private static func types(in text: String) -> [String] {
    MaskedCode(text.lines).types.filter { $0.keyword != .extension }.map(\.name)
  }

  private static func findings(in text: String) -> [String] {
    let code = MaskedCode(text.lines).masked
    let imports = code.matches(
      of: /\bimport[ \t]+(?:(?:struct|class|enum|protocol|typealias|func|var|let)[ \t]+)?(\w+)/
    ).map { "\($0.1)" }
      .filter { !modules.contains($0) }.map { "import \($0)" }
    let attributes = code.matches(of: /@(_\w+|section|used|c|cdecl)\b/).map { "@\($0.1)" }
    let calls = code.matches(of: /(func\s+|[.\w])?\b(\w+)\s*\(/)
      .filter { $0.1 == nil && functions.contains("\($0.2)") }.map { "\($0.2)()" }
    let names = code.matches(of: /\w+/).map { "\($0.0)" }.filter(words.contains)
    let macros = code.matches(of: /\bmacro\s+\w+|\bTest\s*\.\s*cancel\b/).map { "\($0.0)".oneLine }
    var seen: Set<String> = []
    return (imports + attributes + calls + names + macros).filter { seen.insert($0).inserted }
  }

  /// Operators that are written for types of others: with them, `==` may always be true.
  private static func operators(in text: String, of types: Set<String>) -> [String] {
    let code = MaskedCode(text.lines).masked
    return code.matches(of: /\bfunc\s+([^\w\s`(<]+|[<>=]+)\s*(?:<[^(]*>)?\s*\(([^)]*)\)/)
      .filter { match in
        let names = match.2.matches(of: /\b[A-Z]\w*/).map { "\($0.0)" }
        return !names.contains { types.contains($0) || $0 == "Self" }
      }
      .map { "func \($0.1)".oneLine }
  }
}
