import Foundation

/// What is known of a build folder: the commands that filled it, and the sources that they saw.
///
/// A build prints only the commands that it runs, so those of earlier builds are kept here.
package struct BuildDescription: Codable {
  private static let file = "commands.json"

  /// The build folder; one that was moved with its folder is worth nothing.
  let scratch: String
  /// Where the package manager puts what it has built.
  package var products: String?
  package private(set) var commands: [BuildCommand] = []
  /// The sources as they were when they were built last.
  var sources: SourceStamps = [:]
  var warnings = CompilerWarnings()

  /// The compiler, whose folder has the toolchain's other programs as well.
  var compiler: String? { commands.first { $0.program.hasSuffix("/swiftc") }?.program }

  /// The description of a folder in which nothing has been built.
  init(of scratch: URL) { self.scratch = scratch.path }

  /// The description that is kept in a build folder; nil when there is none, or it is of another place.
  package init?(keptIn scratch: URL) {
    guard let data = try? Data(contentsOf: scratch.appending(path: Self.file)),
      let description = try? JSONDecoder().decode(BuildDescription.self, from: data),
      description.scratch == scratch.path
    else { return nil }
    self = description
  }

  /// Adds the commands of a build, and keeps the order in which one needs the other.
  ///
  /// One that is known takes the place of what was known of it, unless that comes too late: a build that
  /// failed adds its commands behind those of others. Another comes before what followed it.
  package mutating func add(_ new: [BuildCommand]) {
    var place = commands.endIndex
    for command in new.reversed() {
      let known = commands.firstIndex { $0.product == command.product }
      if let known, known < place {
        commands[known] = command
        place = known
      } else {
        if let known { commands.remove(at: known) }
        commands.insert(command, at: place)
      }
    }
  }

  /// Keeps the description in its folder.
  func keep() throws {
    let file = URL(filePath: scratch).appending(path: Self.file)
    try JSONEncoder().encode(self).write(to: file, options: .atomic)
  }
}
