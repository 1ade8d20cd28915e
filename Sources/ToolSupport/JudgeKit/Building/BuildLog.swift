import CourseKit

/// What `swift build -v` printed, read for the commands in it.
///
/// The native build system prints a command at the beginning of a line, and below it what the compiler
/// runs in turn. Swift Build prints `cd FOLDER`, and the command below it, both indented.
struct BuildLog {
  private(set) var commands: [BuildCommand] = []
  /// The lines for people: all but the commands.
  private(set) var messages: [String] = []

  init(_ text: String) {
    var folder: String?
    for line in text.split(separator: "\n") {
      if let path = line.after("    cd ") {
        folder = ShellWords.split(path).first
      } else if let indented = line.after("    "), let command = Self.ofSwiftBuild(indented, folder)
      {
        commands.append(command)
      } else if let command = Self.ofNative(line) {
        commands.append(command)
      } else if !Self.isCompilersOwn(line) {
        messages.append(String(line))
      }
    }
  }

  private static func ofNative(_ line: Substring) -> BuildCommand? {
    guard line.contains("/swiftc") else { return nil }
    let words = ShellWords.split(line)
    guard let program = words.first, program.hasPrefix("/"), program.hasSuffix("/swiftc")
    else { return nil }
    return BuildCommand(program: program, arguments: repeatable(words.dropFirst()))
  }

  private static func ofSwiftBuild(_ line: Substring, _ folder: String?) -> BuildCommand? {
    if let copy = line.after("builtin-copy ") {
      let ends = ShellWords.split(copy).suffix(2)
      return BuildCommand(folder: folder, program: "/bin/cp", arguments: ["-R"] + ends)
    }
    let text = line.after("builtin-SwiftDriver -- ") ?? line
    guard text.hasPrefix("/") else { return nil }
    let words = ShellWords.split(text)
    guard let program = words.first else { return nil }
    return BuildCommand(folder: folder, program: program, arguments: repeatable(words.dropFirst()))
  }

  /// What a compiler that is told to be verbose says of itself.
  private static func isCompilersOwn(_ line: Substring) -> Bool {
    let program = line.split(separator: " ").first?.split(separator: "/").last ?? ""
    return ["swift-frontend", "swift-autolink-extract", "clang"].contains(program)
      || line.hasPrefix(" \"/")
  }

  /// The arguments without those that let the compiler speak to a program instead of to people.
  private static func repeatable(_ arguments: some Sequence<String>) -> [String] {
    arguments.filter {
      !["-v", "-parseable-output", "-use-frontend-parseable-output", "-save-temps"].contains($0)
    }
  }
}
