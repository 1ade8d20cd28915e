import CourseKit
import Foundation
import JudgeKit

extension Sandbox {
  /// Runs tests in the sandbox.
  ///
  /// - Parameters:
  ///   - runtime: The folder with the toolchain's libraries, which the tests are linked to.
  ///   - code: The folder with the code that is judged, because some tests read it.
  func runner(runtime: String, code: String) -> TestRun.Runner {
    { process, stream in
      try await withTemporaryFolder { folder in
        // The program may be another user's.
        chmod(folder.path, 0o711)
        let home = folder.appending(path: "home")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: false)
        chmod(home.path, 0o777)
        let events = folder.appending(path: "events")
        let products = URL(filePath: process.program).deletingLastPathComponent().path
        let resources = try FileManager.default.contentsOfDirectory(atPath: products)
          .filter { $0.hasSuffix(".resources") }.map { "\(products)/\($0)" }
        let mounts = SandboxMounts(
          readable: [runtime, code, process.program] + resources, events: events.path, home: home)
        let pipe = try EventPipe(at: events, copyingTo: stream)
        var words = command(
          for: mounts,
          [process.program]
            + process.arguments.map { $0 == stream.path ? self.events(of: mounts) : $0 },
          variables: process.environment.filter { $0.key.hasPrefix("DYLD_") })
        var sandboxed = process
        sandboxed.program = words.removeFirst()
        sandboxed.arguments = words
        sandboxed.folder = home
        let outcome = await Result { try await sandboxed.run() }
        if !kind.isIsolated { OrphanedProcesses.end(of: mounts) }
        await pipe.finish()
        return try outcome.get().namingSignal
      }
    }
  }
}

extension Subprocess.Outcome {
  /// The outcome with the signal that a sandbox tells as an exit code over 128, as shells do.
  fileprivate var namingSignal: Self {
    guard case .exited(let code) = ending, 128 < code, code < 160 else { return self }
    return Self(
      ending: .signalled(code - 128), output: output, errors: errors, isOutputCut: isOutputCut)
  }
}

extension Result where Failure == any Error {
  fileprivate init(_ body: () async throws -> Success) async {
    do { self = .success(try await body()) } catch { self = .failure(error) }
  }
}
