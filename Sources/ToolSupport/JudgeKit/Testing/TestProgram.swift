import Foundation

/// A program that runs tests, built and ready to start.
package struct TestProgram: Sendable {
  package let path: String
  #if os(macOS)
    /// Loads the tests, which are a bundle there.
    private let helper: String
    private let environment: [String: String]
  #endif

  /// - Parameter compiler: The compiler that built it.
  package init(path: String, compiler: String?) async throws {
    self.path = path
    #if os(macOS)
      let toolchain = MacToolchain(compiler: compiler)
      helper = toolchain.testingHelper
      environment = try await toolchain.testEnvironment()
    #endif
  }

  /// What starts the program as the package manager does, but directly, so that a crash stays a crash.
  ///
  /// - Parameter choice: Which tests to run, and where to write.
  func process(_ choice: [String], in folder: URL) -> Subprocess {
    // The least verbosity: nothing but what the tested code prints.
    let how = ["--testing-library", "swift-testing", "--verbosity", "\(Int.min)"]
    #if os(macOS)
      return Subprocess(
        program: helper, arguments: ["--test-bundle-path", path] + choice + [path] + how,
        folder: folder, environment: environment)
    #else
      return Subprocess(program: path, arguments: how + choice, folder: folder)
    #endif
  }
}
