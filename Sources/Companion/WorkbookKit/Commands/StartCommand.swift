import ArgumentKit
import CommandKit
import CourseKit

struct StartCommand: Command {
  static let configuration = CommandConfiguration(
    name: "start",
    arguments: "<exercise>",
    summary: "Fill in the solutions of the exercises before this one.",
    discussion: """
      Your own code is kept, unless you add --replace. Your files are copied first, and the tool
      prints the command that restores them.
      """,
    options: [replace, .yes])

  private static let replace = Option(name: "--replace", summary: "Also replace your own code.")

  let invocation: Invocation

  func run() async throws -> ExitCode {
    let workbook = try invocation.workbook()
    let (source, exercise) = try invocation.exercise(of: workbook)
    let learner = LearnerChapter(source, in: workbook)
    let earlier = source.regions.filter { $0.exercise < exercise.number }
    let replaces = invocation.has(Self.replace.name)
    let answers = try answers(to: earlier, of: learner, replaces: replaces)
    let filled = answers.filter { replaces ? !$0.isSolution : $0.isStarter && !$0.isSolution }
    let known = Set(answers.filter { $0.isSolution || $0.isStarter }.map(\.region))
    let own = list(earlier.filter { !known.contains($0) })
    if !own.isEmpty, !replaces { console.print("Your own code is kept: \(own).") }
    if filled.isEmpty {
      console.print("There is nothing to fill in before \(exercise.number).")
    } else {
      try source.requireSolutions()
      let question = "A copy is kept. Replace your answers to \(own)?"
      guard try filled.allSatisfy(\.isStarter) || invocation.confirm(question) else {
        return .workLeft
      }
      var changes = try learner.changes(replacing: filled.map { ($0.region, $0.region.solution) })
      for (path, text) in try design(for: filled, before: exercise.number, of: source, in: workbook)
      {
        changes.set(text, at: "\(source.chapter.folder(in: .exercises))/\(path)")
      }
      try invocation.keepCopy(of: changes.paths, in: workbook)
      try changes.apply(in: workbook)
      console.print("\(console.mark(true)) Filled in: \(list(filled.map(\.region))).")
    }
    let printer = ReportPrinter(console: console)
    printer.table([printer.row(of: GivenCode(source, in: workbook).losses())]).forEach(
      console.print)
    console.printNext()
    return .done
  }

  /// The files of our own design that filled places need, by their paths from the chapter's folder.
  ///
  /// - Throws: `WorkbookError` if the learner has begun a design.
  private func design(
    for filled: [LearnerAnswer], before number: ExerciseNumber, of source: ChapterSource,
    in workbook: Workbook
  ) throws -> [String: String] {
    let exercise = filled.map(\.region.exercise).first { !source.ownFiles(answering: $0).isEmpty }
    guard let exercise else { return [:] }
    if let file = source.addedFiles(in: workbook).first {
      throw WorkbookError(
        "\(exercise) is not filled in, because our design may not fit to your files, such as"
          + " \(file). To begin with ours: swift run workbook reset \(source.chapter.number)")
    }
    return source.ownDesign(before: number)
  }

  /// What stands in the learner's files for some regions.
  ///
  /// A region that is kept may be merged with its neighbours, but its file must be text.
  private func answers(
    to regions: [Region], of learner: LearnerChapter, replaces: Bool
  ) throws -> [LearnerAnswer] {
    try learner.answers(
      to: regions.filter {
        replaces || !learner.canRead($0) || (try? learner.answer(to: $0)) != nil
      })
  }

  private func list(_ regions: [Region]) -> String {
    Set(regions.map(\.exercise)).sorted().map(\.description).joined(separator: ", ")
  }
}
