import Foundation

/// A build of one tree's tests, in a folder of its own beside `swift test`'s.
struct TestBuild: Sendable {
  let workbook: Workbook
  let tree: Tree
  /// The one chapter to build, so that no other can stop it; nil for all.
  let chapter: Chapter?
  /// Whether a warning fails the build, which then has a build folder of its own: the flags differ.
  var failsOnWarnings = false

  /// What the build and the tests see of the tree and the chapter.
  var environment: [String: String] {
    ["WORKBOOK": tree.rawValue, "CHAPTER": chapter.map { "\($0.number)" } ?? ""]
  }

  /// The build folder.
  var scratch: URL {
    let name =
      [tree.rawValue, chapter.map { "\($0.number)" } ?? "all"]
      + (failsOnWarnings ? ["strict"] : [])
    return workbook.url(".build/workbook/\(name.joined(separator: "-"))")
  }

  /// The temporary folder of the builds, which is always the same.
  ///
  /// In another environment the package manager would evaluate the manifest anew; and it keeps here
  /// the lock that parts two builds of one folder.
  private var temporary: URL { scratch.appending(path: "tmp") }

  private static let timeLimit = Duration.seconds(1_200)

  /// The program that runs the tests, once they are built.
  func testProgram() throws -> URL {
    scratch.appending(path: "debug/\(try packageName())PackageTests.xctest")
  }

  /// Builds the tests, and nothing that they do not need.
  ///
  /// - Throws: `BuildFailure` when the code does not compile.
  func run() async throws { try await build(product: "\(try packageName())PackageTests") }

  /// Builds one product of the package.
  ///
  /// - Throws: `BuildFailure` when the code does not compile.
  func build(product: String) async throws {
    for step in steps { step.forget(step.staleSources) }
    defer { sweep() }
    try await run("swift", ["build", "--product", product] + flags)
  }

  /// Runs a program that builds.
  ///
  /// - Throws: `BuildFailure` when the code does not compile.
  func run(_ program: String, _ arguments: [String]) async throws {
    let outcome = try await withBuildFolder { temporary in
      try await Subprocess(
        program: program, arguments: arguments, folder: workbook.root,
        environment: environment.merging(["TMPDIR": temporary.path]) { $1 },
        timeLimit: Self.timeLimit
      ).run()
    }
    // So `env` says that there is no such program.
    if outcome.ending == .exited(127), !program.contains("/") {
      throw WorkbookError(ToolDoctor.missingSwift.description)
    }
    let diagnostics = CompilerDiagnostic.all(in: outcome.output, root: workbook.root)
    let isClean = !failsOnWarnings || diagnostics.isEmpty
    guard outcome.isSuccess, isClean else {
      throw BuildFailure(diagnostics: diagnostics, output: outcome.output)
    }
  }

  /// Runs a body with the temporary folder of the builds.
  ///
  /// The compiler crashes when the path of that folder is not ASCII (Swift 6.3.1). Then it gets one
  /// elsewhere, and the manifest is evaluated anew each time.
  private func withBuildFolder<Result>(_ body: (URL) async throws -> Result) async throws -> Result
  {
    let isASCII = temporary.path.utf8.allSatisfy { $0 < 128 }
    do {
      try FileManager.default.createDirectory(
        at: isASCII ? temporary : scratch, withIntermediateDirectories: true)
    } catch {
      // The package manager would name neither the place nor the remedy.
      throw BuildFailure(diagnostics: [], output: "\(FileTrouble(error))")
    }
    return isASCII ? try await body(temporary) : try await withTemporaryFolder(body)
  }

  /// The commands of the last build, if there was one.
  var steps: [BuildStep] {
    let plan = try? String(contentsOf: scratch.appending(path: "debug.yaml"), encoding: .utf8)
    return BuildStep.all(inPlan: plan ?? "")
  }

  /// Removes the empty folders that each build leaves, once they are too old to belong to one that
  /// still runs.
  private func sweep() {
    let files = FileManager.default
    let oldest = Date.now.addingTimeInterval(-(Self.timeLimit / .seconds(1)))
    let names = (try? files.contentsOfDirectory(atPath: temporary.path)) ?? []
    for name in names where name.hasPrefix("TemporaryDirectory.") {
      let path = temporary.appending(path: name).path
      let date = (try? files.attributesOfItem(atPath: path))?[.modificationDate] as? Date
      if let date, date < oldest { try? files.removeItem(atPath: path) }
    }
  }

  /// Debug information is off: it costs time, and nobody debugs this build.
  private var flags: [String] {
    [
      "--package-path", workbook.root.path, "--scratch-path", scratch.path,
      "--no-color-diagnostics", "-debug-info-format", "none",
    ] + (failsOnWarnings ? ["-Xswiftc", "-warnings-as-errors"] : [])
  }

  private func packageName() throws -> String {
    let manifest = workbook.text(of: "Package.swift") ?? ""
    let name = /Package\(\s*name:\s*"([^"]+)"/
    guard let match = try name.firstMatch(in: manifest) else {
      throw WorkbookError("Package.swift does not say what the package's name is.")
    }
    return String(match.1)
  }
}
