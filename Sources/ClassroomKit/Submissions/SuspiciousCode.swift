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
    "dup", "socket", "connect", "time", "clock", "rand", "send", "unlink", "chdir", "alarm",
    "usleep",
  ]
  private static let words: Set =
    processes.union(memory).union(files).union(chances)
    .union(["withKnownIssue", "Mirror", "Strideable", "RawRepresentable"])
  private static let processes: Set = [
    "_exit", "_Exit", "quick_exit", "atexit", "vfork", "popen", "posix_spawn", "posix_spawnp",
    "execv",
    "execve", "execvp", "execl", "execlp", "wordexp", "getppid", "setsid", "killpg", "sigqueue",
    "pthread_exit", "pthread_kill", "dispatchMain", "ptrace", "syscall", "dlopen", "dlsym",
    "setenv",
    "getenv", "environ", "CommandLine", "Process", "ProcessInfo", "Thread", "Timer",
    "DispatchQueue",
    "RunLoop", "UserDefaults", "Bundle",
  ]
  private static let memory: Set = [
    "mmap", "unsafeBitCast", "withUnsafeMutablePointer", "UnsafeMutablePointer", "UnsafePointer",
    "UnsafeRawPointer", "UnsafeMutableRawPointer", "OpaquePointer", "Unmanaged",
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
    "NSDate", "NSUUID", "arc4random",
  ]

  /// All of it in a text, each name once.
  ///
  /// - Parameter types: The types that nobody else compares.
  static func all(in text: String, types: Set<String>) -> [Self] {
    // A name in backticks is the same name.
    let lines = text.lines
    let code = MaskedCode(lines, masksInterpolations: false).masked.replacing("`", with: " ")
    var seen: Set<String> = []
    let found = [
      imports(in: code), attributes(in: code), questions(in: code), names(in: code),
      operators(in: code, of: types),
    ]
    return found.joined().filter { seen.insert($0.name).inserted }
      .map { name, place in
        let line = String(code[..<place]).lines.count - 1
        return Self(name: name, line: line + 1, code: lines[line].trimmed.shortened(to: 80))
      }
  }

  private typealias Found = (name: String, place: String.Index)

  private static func imports(in code: String) -> [Found] {
    code.matches(
      of: /\bimport\s+(?:(?:struct|class|enum|protocol|typealias|func|var|let)\s+)?(\w+)/
        .wordBoundaryKind(.simple)
    )
    .filter { !modules.contains("\($0.1)") }.map { ("import \($0.1)", $0.range.lowerBound) }
  }

  private static func attributes(in code: String) -> [Found] {
    code.matches(
      of:
        /@(_\w+|section|used|c|cdecl)\b|#sourceLocation|\bmacro\s+\w+|\bTest\s*\.\s*cancel\b|\btype\s*\(\s*of\b|\bvar\s+isEmpty\b/
        .wordBoundaryKind(.simple)
    )
    .map { ("\($0.0)".oneLine, $0.range.lowerBound) }
  }

  /// Questions of what a partner is: with them, code may do right in front of stand-ins only.
  private static func questions(in code: String) -> [Found] {
    code.matches(
      of:
        /\b(?:is\s+|as\s+|as\s*[?!]\s*)\w+(?:View|Interactor|Presenter|Wireframe|Router|Manager)\b/
        .wordBoundaryKind(.simple)
    )
    .map { ("\($0.0)".oneLine, $0.range.lowerBound) }
  }

  /// Words that no answer needs, and functions of the system, where nothing else in the code has their name.
  private static func names(in code: String) -> [Found] {
    // By Unicode's rules, `Foundation.exit` would be one word.
    let all = code.matches(of: /\w+/.wordBoundaryKind(.simple))
    return all.compactMap { match in
      let (name, place) = ("\(match.0)", match.range.lowerBound)
      if words.contains(name) { return (name, place) }
      guard functions.contains(name), !isMember(at: place, of: code), !isDeclared(name, in: code)
      else { return nil }
      return ("\(name)()", place)
    }
  }

  /// Whether a name belongs to something before it, other than a module of the system.
  private static func isMember(at place: String.Index, of code: String) -> Bool {
    let before = code[..<place].reversed().drop(while: \.isWhitespace)
    guard before.first == "." else { return false }
    let owner = before.dropFirst().drop(while: \.isWhitespace).prefix { $0.isLetter }
    return !systems.contains(String(owner.reversed()))
  }

  private static func isDeclared(_ name: String, in code: String) -> Bool {
    code.matches(of: /\b(?:func|let|var|case)\s+(\w+)|\b(\w+)\s*:/.wordBoundaryKind(.simple))
      .contains { ($0.1 ?? $0.2).map(String.init) == name }
  }

  /// Operators that are written for types of others, or for any: with them, `==` may always be true.
  private static func operators(in code: String, of types: Set<String>) -> [Found] {
    code.matches(
      of: /\bfunc\s+([^\w\s`(<]+|[<>=]+)\s*(?:<[^(]*>)?\s*\(([^)]*)\)/.wordBoundaryKind(.simple)
    )
    .filter { match in
      let names = match.2.matches(of: /\b[A-Z]\w*/).map { "\($0.0)" }
      return names.isEmpty || !names.allSatisfy(types.contains)
    }
    .map { ("func \($0.1)".oneLine, $0.range.lowerBound) }
  }
}
