import CourseKit
import Foundation

/// A build of one chapter's tests in one tree, in a folder of its own beside `swift test`'s.
package struct ChapterBuild: Sendable {
  package let workbook: Workbook
  package let tree: Tree
  /// The one chapter to build, so that no other can stop it.
  package let chapter: Chapter
  /// What to build with; nil for what suits the toolchain.
  let chosenSystem: BuildSystem?
  /// Whether a warning fails the build; the flags differ, so its build folder must be another one.
  let failsOnWarnings: Bool
  /// How long a command of the build may take.
  package var timeLimit = Self.standardTimeLimit
  /// The build folder, whatever the system.
  package let folder: URL
  /// What the compiler makes of the system's modules, for every build of a workbook.
  let modules: URL

  /// - Parameters:
  ///   - folder: The build folder; nil for the one of this tree's chapter.
  ///   - modules: The folder of the system's modules; nil for that of the workbook.
  package init(
    workbook: Workbook, tree: Tree, chapter: Chapter, chosenSystem: BuildSystem?,
    failsOnWarnings: Bool = false, folder: URL? = nil, modules: URL? = nil
  ) {
    self.workbook = workbook
    self.tree = tree
    self.chapter = chapter
    self.chosenSystem = chosenSystem
    self.failsOnWarnings = failsOnWarnings
    self.folder =
      folder ?? workbook.url(".build/workbook/\(tree.rawValue)-\(chapter.number)")
    self.modules = modules ?? Self.modules(of: workbook)
  }

  /// The folder for what the compiler makes of the system's modules.
  package static func modules(of workbook: Workbook) -> URL {
    workbook.url(".build/workbook/modules")
  }

  package var system: BuildSystem { chosenSystem ?? .standard }

  /// What the build and the tests see of the tree and the chapter.
  package var environment: [String: String] {
    ["WORKBOOK": tree.rawValue, "CHAPTER": "\(chapter.number)", "CRASH_LINES": "1"]
  }

  /// The build folder.
  package var scratch: URL {
    system == .native ? folder : folder.appendingPathExtension(system.rawValue)
  }

  /// Whether nothing has been built yet, so that it takes longer.
  package var isFirst: Bool { !FileManager.default.fileExists(atPath: scratch.path) }

  /// Builds the tests, and nothing that they do not need.
  ///
  /// - Throws: `BuildFailure` when the code does not compile.
  package func run() async throws -> TestProgram {
    try await testProgram(of: try await buildTests())
  }

  /// Builds the tests, for a build that repeats the commands of this one.
  ///
  /// - Throws: `BuildFailure` when the code does not compile.
  func buildTests() async throws -> BuildDescription { try await build { try testGoal } }

  /// Builds the chapter's app.
  ///
  /// - Returns: The program.
  /// - Throws: `BuildFailure` when the code does not compile.
  package func app() async throws -> URL {
    let description = try await build { ["--product", chapter.app] }
    return URL(filePath: description.products ?? "").appending(path: chapter.app)
  }

  /// The program that runs the tests, as each system and each platform has it.
  ///
  /// See `testBinaryRelativePath` in the package manager's `BuildParameters.swift`.
  func testProgram(of description: BuildDescription) async throws -> TestProgram {
    let name = system == .native ? try nativeTests() : chapter.testTarget
    #if os(macOS)
      let file = "\(name).xctest/Contents/MacOS/\(name)"
    #else
      let file = system == .native ? "\(name).xctest" : "\(name)-test-runner"
    #endif
    guard let products = description.products else {
      throw WorkbookError("The package manager does not say where it has built the tests.")
    }
    return try await TestProgram(path: "\(products)/\(file)", compiler: description.compiler)
  }

  /// What to ask for, so that the tests are built and can be run.
  private var testGoal: [String] {
    get throws {
      if system == .native { return ["--product", try nativeTests()] }
      #if os(macOS)
        return ["--product", chapter.testTarget]
      #else
        return ["--target", "\(chapter.testTarget)-test-runner"]
      #endif
    }
  }

  /// The native system's one product for all tests.
  private func nativeTests() throws -> String {
    let name = /Package\(\s*name:\s*"([^"]+)"/
    guard let match = try name.firstMatch(in: workbook.text(of: Manifest.path) ?? "") else {
      throw WorkbookError(
        "\(Manifest.path) does not say what the package's name is."
          + " \(workbook.wayBack(to: [Manifest.path]))")
    }
    return "\(match.1)PackageTests"
  }
}
