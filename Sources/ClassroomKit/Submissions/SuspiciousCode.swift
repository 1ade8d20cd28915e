import CourseKit

/// A word or a few that no answer needs, and the first line that has it.
struct SuspiciousCode: Equatable {
  /// It, as the report names it: "exit()".
  let name: String
  let line: Int
  /// That line, shortened.
  let code: String

  private static let modules: Set = ["Foundation", "Observation", "ScreenKit", "SwiftUI"]
  /// Modules whose functions may be called with the module's name before them.
  private static let systems: Set = ["Foundation", "Glibc", "Musl", "Darwin"]
  /// Functions of the system; as names of something else they are harmless.
  private static let functions: Set = [
    "exit", "abort", "kill", "raise", "signal", "fork", "system", "open", "close", "creat", "write",
    "dup", "socket", "connect", "time", "clock", "rand",
  ]
  private static let words: Set =
    processes.union(memory).union(files).union(chances).union(["withKnownIssue"])
  private static let processes: Set = [
    "_exit", "_Exit", "quick_exit", "atexit", "vfork", "popen", "posix_spawn", "getppid", "setsid",
    "ptrace", "syscall", "dlopen", "dlsym", "setenv", "getenv", "environ", "CommandLine", "Process",
    "ProcessInfo", "Thread",
  ]
  private static let memory: Set = [
    "mmap", "unsafeBitCast", "withUnsafeMutablePointer", "UnsafeMutablePointer", "UnsafePointer",
    "UnsafeRawPointer", "UnsafeMutableRawPointer", "OpaquePointer",
  ]
  private static let files: Set = [
    "fopen", "fdopen", "freopen", "pwrite", "writev", "dup2", "fcntl", "ftruncate", "stdout",
    "stderr", "FileHandle", "FileDescriptor", "FileManager", "InputStream", "OutputStream",
    "contentsOfFile", "toFile", "filePath", "fileURLWithPath",
  ]
  /// With these, an answer may be another one each time, or later.
  private static let chances: Set = [
    "random", "randomElement", "shuffled", "SystemRandomNumberGenerator", "UUID", "hashValue",
    "Date", "ContinuousClock", "SuspendingClock", "DispatchTime", "clock_gettime", "gettimeofday",
  ]

  /// All of it in a text, each name once.
  ///
  /// - Parameter types: The types that are the chapter's own.
  static func all(in text: String, types: Set<String>) -> [Self] {
    // A name in backticks is the same name.
    let lines = text.lines
    let code = MaskedCode(lines).masked.replacing("`", with: " ")
    var seen: Set<String> = []
    return
      (imports(in: code) + attributes(in: code) + calls(in: code) + names(in: code)
      + operators(in: code, of: types))
      .filter { seen.insert($0.name).inserted }
      .map { name, place in
        let line = code[..<place].count { $0.isNewline }
        return Self(name: name, line: line + 1, code: lines[line].trimmed.shortened(to: 80))
      }
  }

  private typealias Found = (name: String, place: String.Index)

  private static func imports(in code: String) -> [Found] {
    code.matches(
      of: /\bimport[ \t]+(?:(?:struct|class|enum|protocol|typealias|func|var|let)[ \t]+)?(\w+)/
        .wordBoundaryKind(.simple)
    )
    .filter { !modules.contains("\($0.1)") }.map { ("import \($0.1)", $0.range.lowerBound) }
  }

  private static func attributes(in code: String) -> [Found] {
    code.matches(
      of: /@(_\w+|section|used|c|cdecl)\b|\bmacro\s+\w+|\bTest\s*\.\s*cancel\b/.wordBoundaryKind(
        .simple)
    )
    .map { ("\($0.0)".oneLine, $0.range.lowerBound) }
  }

  // By Unicode's rules, `Foundation.exit` would be one word.
  private static func calls(in code: String) -> [Found] {
    code.matches(of: /(?:\b(\w+)\s*\.\s*|(func\s+|\.\s*))?\b(\w+)\s*\(/.wordBoundaryKind(.simple))
      .filter { match in
        let isTheirs = match.1.map { !systems.contains("\($0)") } ?? (match.2 != nil)
        return !isTheirs && functions.contains("\(match.3)")
      }
      .map { ("\($0.3)()", $0.3.startIndex) }
  }

  private static func names(in code: String) -> [Found] {
    code.matches(of: /\w+/).filter { words.contains("\($0.0)") }
      .map { ("\($0.0)", $0.range.lowerBound) }
  }

  /// Operators that are written for types of others: with them, `==` may always be true.
  private static func operators(in code: String, of types: Set<String>) -> [Found] {
    code.matches(
      of: /\bfunc\s+([^\w\s`(<]+|[<>=]+)\s*(?:<[^(]*>)?\s*\(([^)]*)\)/.wordBoundaryKind(.simple)
    )
    .filter { match in
      let names = match.2.matches(of: /\b[A-Z]\w*/).map { "\($0.0)" }
      return !names.contains { types.contains($0) || $0 == "Self" }
    }
    .map { ("func \($0.1)".oneLine, $0.range.lowerBound) }
  }
}
