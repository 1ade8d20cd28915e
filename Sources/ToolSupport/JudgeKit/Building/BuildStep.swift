import CourseKit
import Foundation

/// A command of a build, with the files that it reads and writes.
struct BuildStep: Sendable {
  let command: BuildCommand
  /// The files that it reads; those of the modules that it imports are in `moduleFolders`.
  let inputs: Set<String>
  let outputs: [String]
  private let moduleFolders: [String]
  /// What is made of each source.
  let objects: [String: String]

  private static let outputOptions = ["-o", "-emit-module-path", "-emit-objc-header-path"]

  /// Reads what a command says of its files, and the lists that it names.
  init(_ command: BuildCommand) {
    self.command = command
    let map = command.value(of: "-output-file-map").map(Self.objects) ?? [:]
    let isCopy = command.program == "/bin/cp"
    let named = isCopy ? command.arguments.suffix(1) : []
    outputs = Self.outputOptions.compactMap(command.value) + named + map.values
    objects = map
    let paths = command.arguments.flatMap { argument in
      argument.after("@/").map { Self.words(ofList: "/\($0)") } ?? [argument]
    }
    inputs = Set(paths.filter { $0.hasPrefix("/") }).subtracting(outputs)
    let pairs = zip(command.arguments, command.arguments.dropFirst())
    moduleFolders = pairs.filter { $0.0 == "-I" }.map { "\($0.1)/" }
  }

  /// Whether it reads one of some files.
  func reads(_ files: Set<String>) -> Bool {
    !inputs.isDisjoint(with: files)
      || files.contains { file in
        file.hasSuffix(".swiftmodule") && !outputs.contains(file)
          && moduleFolders.contains { file.hasPrefix($0) }
      }
  }

  /// Removes what was made of some sources, so that they are compiled again.
  ///
  /// The compiler's driver leaves out a file that was saved twice within one second.
  func forget(_ sources: Set<String>) {
    for source in sources {
      if let object = objects[source] { try? FileManager.default.removeItem(atPath: object) }
    }
  }

  private static func words(ofList path: String) -> [String] {
    (try? String(contentsOfFile: path, encoding: .utf8)).map { ShellWords.split($0) } ?? []
  }

  private static func objects(inMap path: String) -> [String: String] {
    guard let data = try? Data(contentsOf: URL(filePath: path)),
      let map = try? JSONDecoder().decode([String: [String: String]].self, from: data)
    else { return [:] }
    return map.compactMapValues { $0["object"] }
  }
}
