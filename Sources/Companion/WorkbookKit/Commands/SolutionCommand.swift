import ArgumentKit
import CommandKit
import CourseKit
import JudgeKit

struct SolutionCommand: Command {
  static let configuration = CommandConfiguration(
    name: "solution",
    arguments: "<exercise>",
    summary: "Show the solution of an exercise beside your code.",
    discussion: """
      Runs the exercise's tests first. The solution is shown if they pass, or with --spoil.
      'solution --all FOLDER' writes the solutions of all chapters into a new folder.
      """,
    options: [spoil, all])

  private static let spoil = Option(
    name: "--spoil", summary: "Show the solution even if the exercise isn't solved yet.")
  private static let all = Option(
    name: "--all", value: "FOLDER",
    summary: "Write all solutions, without the comments that mark exercises.")

  let invocation: Invocation

  func run() async throws -> ExitCode {
    let workbook = try invocation.workbook()
    if let folder = invocation.options[Self.all.name] { return try writeAll(to: folder, workbook) }
    let (source, exercise) = try invocation.exercise(of: workbook)
    let number = exercise.number
    try source.requireSolutions()
    guard try await mayShow(number, of: source.chapter, in: workbook) else { return .workLeft }
    console.printProse("\(number) \(exercise.sentence)", .bold)
    let learner = LearnerChapter(source, in: workbook)
    let ownFiles = source.ownFiles(answering: number)
    for region in exercise.regions where ownFiles.isEmpty || !region.isEmptyInSolution {
      show(region, of: learner)
    }
    if !ownFiles.isEmpty { showDesign(ownFiles, of: source.chapter, in: workbook) }
    console.print()
    console.print("Other correct answers, and common mistakes: \(source.chapter.mistakesPage)")
    console.printNext()
    return .done
  }

  private func writeAll(to folder: String, _ workbook: Workbook) throws -> ExitCode {
    if let word = invocation.arguments.first {
      throw UsageError(
        "'--all' writes the solutions of all chapters, so it takes no exercise, but got '\(word)'.",
        command: "solution")
    }
    let copy = try SolutionCopy(of: workbook)
    try copy.write(to: folder)
    console.print("The solutions are in \(folder): \(copy.files.count) files of all chapters.")
    return .done
  }

  /// Whether the exercise is solved, or the learner wants its solution anyway; otherwise shows why not.
  private func mayShow(
    _ number: ExerciseNumber, of chapter: Chapter, in workbook: Workbook
  ) async throws -> Bool {
    if invocation.has(Self.spoil.name) { return true }
    let report = try await invocation.report(on: chapter, [number], in: workbook)
    if report.isComplete {
      console.print("\(console.mark(true)) \(number) is solved.")
    } else {
      let printer = ReportPrinter(console: console)
      printer.problem(of: report).forEach(console.print)
      console.print()
      console.printNext("hint \(number)")
    }
    return report.isComplete
  }

  private func showDesign(_ files: [String], of chapter: Chapter, in workbook: Workbook) {
    console.print()
    console.printProse(
      "Our design is one of several, so compare its decisions with yours, and not its lines."
        + " Most of this exercise is in these of its files:")
    files.forEach { console.print("  \($0)") }
    if workbook.isFolder(chapter.designsFolder) {
      console.print("Other designs: \(chapter.designsFolder)")
    }
  }

  private func show(_ region: Region, of learner: LearnerChapter) {
    let path = learner.path(of: region)
    let answer = SideBySide.Column("Solution:", region.solution)
    func showBeside(_ title: String, _ lines: [String]) {
      let isEmpty = CodeLine.code(of: lines).isEmpty
      let yours = SideBySide.Column(title, isEmpty ? ["// nothing yet"] : lines.map(\.visible))
      SideBySide(left: yours, right: answer).lines(width: console.width() ?? 100)
        .forEach { console.print($0) }
    }
    do throws(UnlocatedRegion) {
      let own = try learner.answer(to: region)
      console.print("\n\(path):\(own.line)")
      guard own.isSolution else { return showBeside("Yours:", own.lines) }
      guard !region.isEmptyInSolution else {
        return console.printProse("This place stays empty in the solution, as in your code.")
      }
      console.print("Your code is the same as the solution:")
      answer.lines.forEach { console.print($0) }
    } catch {
      if let method = learner.method(of: region) {
        console.print("\n\(path):\(method.startIndex + 1)")
        return showBeside("Your whole method:", Array(method))
      }
      console.print("\n\(path)")
      console.printProse("Your code is not shown beside it. \(error.reason)")
      ([answer.title] + answer.lines).forEach { console.print($0) }
    }
  }
}

extension Region {
  fileprivate var isEmptyInSolution: Bool { CodeLine.code(of: solution).isEmpty }
}
