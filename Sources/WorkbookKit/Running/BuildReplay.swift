import Foundation

/// Repeats the commands of a build whose files have changed, as the package manager would, but
/// without its planning, which takes longer than they do.
struct BuildReplay: Sendable {
  private typealias Stamps = [String: FileStamp?]

  private let build: TestBuild
  private let steps: [BuildStep]
  /// What each step read when it was run last.
  private var read: [Stamps]
  /// The manifest and the names of the sources, which the plan was made for.
  private let manifest: FileStamp?
  private let sources: [String: [String]]

  /// Reads the plan of a build that has just succeeded; nil where it has no commands to repeat.
  init?(of build: TestBuild) {
    self.build = build
    guard let program = try? build.testProgram().lastPathComponent else { return nil }
    steps = Self.order(build.steps, upTo: program)
    guard !steps.isEmpty else { return nil }
    read = steps.map(Self.stamps)
    manifest = FileStamp(build.workbook.url("Package.swift").path)
    let folders = Set(steps.flatMap(\.sources).map(Self.folder))
    sources = Dictionary(uniqueKeysWithValues: folders.map { ($0, Self.sources(in: $0)) })
  }

  /// Whether the plan still holds: a file that comes or goes asks for another.
  var isCurrent: Bool {
    manifest == FileStamp(build.workbook.url("Package.swift").path)
      && sources.allSatisfy { $1 == Self.sources(in: $0) }
  }

  /// Brings the tests up to date.
  ///
  /// When the task is cancelled, the step that runs is let come to its end: a compiler that is
  /// interrupted may leave helpers, which write their files later on.
  ///
  /// - Throws: `BuildFailure` when the code does not compile, or `CancellationError`.
  mutating func run() async throws {
    for (index, step) in steps.enumerated() {
      let stamps = Self.stamps(of: step)
      if stamps == read[index] { continue }
      step.forget(step.sources.filter { stamps[$0] != read[index][$0] })
      // In the form of that option the compiler words what it finds for programs.
      let arguments = step.arguments.filter { $0 != "-parseable-output" }
      try await Task { [build] in try await build.run(step.program, arguments) }.value
      read[index] = stamps
      try Task.checkCancellation()
    }
  }

  private static func stamps(of step: BuildStep) -> Stamps {
    Dictionary(step.inputs.map { ($0, FileStamp($0)) }, uniquingKeysWith: { $1 })
  }

  private static func folder(of path: String) -> String {
    URL(filePath: path).deletingLastPathComponent().path
  }

  /// The names in a folder, without those that editors leave.
  private static func sources(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".swift") || !$0.contains(".") }.sorted()
  }

  /// The steps that lead to a program, each after those that it needs.
  private static func order(_ steps: [BuildStep], upTo program: String) -> [BuildStep] {
    var makers: [String: BuildStep] = [:]
    for step in steps { for output in step.outputs { makers[output] = step } }
    var ordered: [BuildStep] = []
    func visit(_ step: BuildStep) {
      guard !ordered.contains(step) else { return }
      step.inputs.compactMap { makers[$0] }.forEach(visit)
      ordered.append(step)
    }
    makers.first { $0.key.hasSuffix("/\(program)") }.map { visit($0.value) }
    return ordered
  }
}
