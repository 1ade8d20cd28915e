import Foundation
import Testing

@testable import WorkbookKit

struct BuildStepTests {
  @Test func `A plan has a step for each command`() {
    let plan = """
      client:
        name: basic
      commands:
        "/b/sources":
          tool: write-auxiliary-file
          inputs: ["<sources>"]
          outputs: ["/b/sources"]

        "C.A.module":
          tool: shell
          inputs: ["/w/책/A.swift","/b/sources"]
          outputs: ["/b/A.swift.o","/b/A.swiftmodule"]
          description: "Compiling"
          args: ["/usr/bin/swiftc","-c","@\\/b\\/sources"]

      """
    #expect(
      BuildStep.all(inPlan: plan) == [
        BuildStep(
          inputs: ["/w/책/A.swift", "/b/sources"], outputs: ["/b/A.swift.o", "/b/A.swiftmodule"],
          program: "/usr/bin/swiftc", arguments: ["-c", "@/b/sources"])
      ])
    #expect(BuildStep.all(inPlan: "").isEmpty)
  }

  @Test func `A source that was saved after it was compiled is compiled again`() async throws {
    try await withTemporaryFolder { folder in
      func path(_ name: String, date seconds: Double) throws -> String {
        let path = folder.appending(path: name).path
        try Data().write(to: URL(filePath: path))
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: path)
        return path
      }
      let stale = try path("Stale.swift", date: 100.5)
      let fresh = try path("Fresh.swift", date: 100.1)
      let objects = try ["Stale", "Fresh"].map { name in
        _ = try path("\(name).dia", date: 100.2)
        return try path("\(name).swift.o", date: 100.2)
      }
      let step = BuildStep(
        inputs: [stale, fresh], outputs: objects, program: "swiftc", arguments: [])
      #expect(step.staleSources == [stale])
      step.forget(step.staleSources)
      #expect(objects.map(FileManager.default.fileExists) == [false, true])
    }
  }
}
