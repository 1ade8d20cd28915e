import CourseKit
import Foundation

/// Repeats the commands of a build whose files have changed, as the package manager would, but
/// without its planning, which takes longer than they do.
struct BuildReplay: Sendable {
  private let build: ChapterBuild
  private let steps: [BuildStep]
  /// The sources as they were built last.
  private var sources: SourceStamps
  private(set) var warnings: CompilerWarnings
  /// What has changed, and whose steps have not all been repeated yet.
  private var changes: Set<String> = []

  /// Takes the commands of a build that has just succeeded; nil where they do not lead to its program.
  init?(of build: ChapterBuild, _ description: BuildDescription, upTo program: TestProgram) {
    #if os(macOS)
      // There Swift Build signs what it has linked, in a step that cannot be repeated.
      if build.system == .swiftBuild { return nil }
    #endif
    self.build = build
    // No module imports the tests, and their module is a fifth of what it takes to compile them.
    let commands = description.commands.map { command in
      let objects = command.withoutModule(named: build.chapter.testTarget)
      return build.system == .native ? objects ?? command : command
    }
    let steps = Self.order(commands.map(BuildStep.init), upTo: program.path)
    // Commands that are not understood must not leave old code in the program.
    let isWhole = steps.allSatisfy { step in
      step.objects.values.allSatisfy { object in steps.contains { $0.reads([object]) } }
    }
    guard !steps.isEmpty, isWhole else { return nil }
    self.steps = steps
    sources = description.sources
    warnings = description.warnings
  }

  /// Whether the commands still hold: a file that comes or goes asks for others, and so does one that
  /// none of them reads.
  func covers(_ new: SourceStamps) -> Bool {
    new.keys == sources.keys
      && new.changes(since: sources).allSatisfy { file in steps.contains { $0.reads([file]) } }
  }

  /// Brings the tests up to date.
  ///
  /// When the task is cancelled, the step that runs is let come to its end: a compiler that is
  /// interrupted may leave helpers, which write their files later on.
  ///
  /// - Parameter new: The sources as they are.
  /// - Throws: `BuildFailure` when the code does not compile, or `CancellationError`.
  mutating func run(_ new: SourceStamps) async throws {
    let saved = new.changes(since: sources)
    sources = new
    changes.formUnion(saved)
    warnings.forget(saved)
    for step in steps where step.reads(changes) {
      step.forget(changes)
      let old = step.outputs.map(FileStamp.init)
      let suspect = build.suspect(among: changes)
      let result = await Task { [build] in
        try await build.repeatCommand(step.command, suspect: suspect)
      }.result
      // A compiler that fails may have written the module before, and others are still to read it.
      for (output, stamp) in zip(step.outputs, old) where FileStamp(output) != stamp {
        changes.insert(output)
        if output.hasSuffix(".swiftmodule") {
          // The tests that use what it declares may have been compiled in the same second.
          try? FileManager.default.date(output, after: .now)
        }
      }
      warnings.add(from: try result.get())
      try Task.checkCancellation()
    }
    changes = []
  }

  /// The steps that lead to a program, in their order; none when something does not lead there.
  private static func order(_ steps: [BuildStep], upTo program: String) -> [BuildStep] {
    var needed: [BuildStep] = []
    for step in steps.reversed() {
      // A folder's modules may be of other chapters, which were built there before: only objects tell.
      let outputs = Set(step.objects.isEmpty ? step.outputs : Array(step.objects.values))
      if outputs.contains(program) || needed.contains(where: { $0.reads(outputs) }) {
        needed.append(step)
      }
    }
    return needed.reversed()
  }
}
