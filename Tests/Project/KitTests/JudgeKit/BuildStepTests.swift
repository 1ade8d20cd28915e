import Foundation
import Testing

@testable import JudgeKit
@testable import VerifyKit

struct BuildStepTests {
  /// The folder of a build that has a map of what the compiler makes of two sources.
  private func withBuild<Result>(_ body: (URL) throws -> Result) async throws -> Result {
    try await withTemporaryFolder { folder in
      let map = ["/w/A.swift": ["object": "\(folder.path)/A.o"], "": ["swiftmodule": "x"]]
      try JSONEncoder().encode(map).write(to: folder.appending(path: "map.json"))
      try Data("/w/A.swift\n'/w/two words.swift'\n".utf8).write(to: folder.appending(path: "list"))
      return try body(folder)
    }
  }

  private func compiling(in folder: URL) -> BuildStep {
    BuildStep(
      BuildCommand(
        program: "/t/swiftc",
        arguments: [
          "@\(folder.path)/list", "-emit-module-path", "/m/A.swiftmodule", "-I", "/m",
          "-output-file-map", "\(folder.path)/map.json",
        ]))
  }

  @Test func `It reads its sources, the lists of them, and the modules that it may import`()
    async throws
  {
    try await withBuild { folder in
      let step = compiling(in: folder)
      #expect(step.reads(["/w/A.swift"]))
      #expect(step.reads(["/w/two words.swift", "/elsewhere"]))
      #expect(step.reads(["/m/B.swiftmodule"]))
      #expect(step.reads(["/m/B.swiftmodule/x86_64.swiftmodule"]))
      #expect(!step.reads(["/w/B.swift", "/m/A.swiftmodule", "/other/B.swiftmodule", "/m/B.o"]))
      #expect(Set(step.outputs) == ["/m/A.swiftmodule", "\(folder.path)/A.o"])
    }
  }

  @Test func `A source that was saved again is forgotten, so that it is compiled again`()
    async throws
  {
    try await withBuild { folder in
      let object = folder.appending(path: "A.o").path
      #expect(FileManager.default.createFile(atPath: object, contents: nil))
      compiling(in: folder).forget(["/w/two words.swift"])
      #expect(FileManager.default.fileExists(atPath: object))
      compiling(in: folder).forget(["/w/A.swift"])
      #expect(!FileManager.default.fileExists(atPath: object))
    }
  }

  @Test func `A command that failed behind others comes before what needs it when it succeeds`()
    async throws
  {
    try await withBuild { folder in
      let link = BuildCommand(program: "/t/swiftc", arguments: ["/p/A.o", "-o", "/p/tests"])
      let module = compiling(in: folder).command
      var record = BuildDescription(of: folder)
      record.add([link])
      record.add([module])
      record.add([module, link])
      #expect(record.commands == [module, link])
    }
  }

  @Test func `A record keeps each command once, and is worth nothing at another place`()
    async throws
  {
    try await withBuild { folder in
      func link(_ input: String) -> BuildCommand {
        BuildCommand(program: "/t/swiftc", arguments: [input, "-o", "/p/tests"])
      }
      var record = BuildDescription(of: folder)
      record.add([compiling(in: folder).command, link("/p/A.o")])
      record.add([link("/p/B.o")])
      #expect(record.commands == [compiling(in: folder).command, link("/p/B.o")])
      let other = BuildCommand(program: "/t/swiftc", arguments: ["-o", "/p/B.o"])
      record.add([other, link("/p/C.o")])
      #expect(record.commands == [compiling(in: folder).command, other, link("/p/C.o")])
      #expect(record.compiler == "/t/swiftc")
      try record.keep()
      #expect(BuildDescription(keptIn: folder)?.commands == record.commands)

      let copy = folder.appending(path: "copy")
      try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: folder.appending(path: "commands.json"), to: copy.appending(path: "commands.json"))
      #expect(BuildDescription(keptIn: copy) == nil)
    }
  }
}
