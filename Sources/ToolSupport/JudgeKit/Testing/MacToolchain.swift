#if os(macOS)
  import Foundation

  /// What a test bundle needs around it on macOS, where it is no program that starts by itself.
  ///
  /// It does what the package manager does: `getSwiftTestingHelper` and `deriveSwiftTestingPath` in its
  /// `UserToolchain.swift`, and `constructTestEnvironment` in its `TestingSupport.swift` (release/6.4.x).
  struct MacToolchain {
    /// The folder `usr` of the toolchain.
    private let root: URL

    /// - Parameter compiler: The compiler of the toolchain, `…/usr/bin/swiftc`.
    init(compiler: String?) {
      root = URL(filePath: compiler ?? "/usr/bin/swiftc").resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent()
    }

    /// The program that loads a bundle and runs its tests.
    var testingHelper: String {
      root.appending(path: "libexec/swift/pm/swiftpm-testing-helper").path
    }

    /// Where the bundle finds Swift Testing.
    func testEnvironment() async throws -> [String: String] {
      var frameworks: [String] = []
      var libraries: [String] = []
      let files = FileManager.default
      let tools = root.deletingLastPathComponent().appending(path: "Library/Developer")
      let own = root.appending(path: "lib/swift/macosx/testing")
      if files.fileExists(atPath: tools.appending(path: "Frameworks/Testing.framework").path) {
        // The Command Line Tools.
        frameworks.append(tools.appending(path: "Frameworks").path)
        libraries.append(tools.appending(path: "usr/lib").path)
      } else if files.fileExists(atPath: own.path) {
        libraries.append(own.path)
      }
      if let platform = try await platform() {
        frameworks += ["Frameworks", "PrivateFrameworks"].map {
          "\(platform)/Developer/Library/\($0)"
        }
        libraries.append("\(platform)/Developer/usr/lib")
      }
      return ["DYLD_FRAMEWORK_PATH": frameworks, "DYLD_LIBRARY_PATH": libraries]
        .filter { !$0.value.isEmpty }.mapValues { $0.joined(separator: ":") }
    }

    /// Xcode's folder for macOS; the Command Line Tools have none.
    private func platform() async throws -> String? {
      var xcrun = Subprocess(
        program: "/usr/bin/xcrun", arguments: ["--sdk", "macosx", "--show-sdk-platform-path"],
        folder: root)
      xcrun.separatesStandardError = true
      let outcome = try await xcrun.run()
      return outcome.isSuccess ? outcome.output.trimmed : nil
    }
  }
#endif
