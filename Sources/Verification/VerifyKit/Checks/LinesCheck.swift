import CourseKit
import JudgeKit
import MutationKit

extension Check {
  /// The most characters of a line that can still be read in a terminal.
  private static let longestLine = 240

  /// What an unsolved exercise or a common mistake makes `swift test` print can be read.
  static let lines = Check(
    name: "lines", claim: "no line of a failure has more than \(longestLine) characters",
    scope: .experiments { source, verification in
      let mistakes = MistakesPage.withAnswers(of: source, in: verification.workbook)
        .mistakes(coveredBy: verification)
      let trials = [(Variant.starter(of: source), nil)] + mistakes.map { ($0.variant, $0.exercise) }
      return Experiments(trials: trials) { outcomes in
        let runs = trials.compactMap { try? outcomes[$0.0]?.get() }
        let lines = runs.flatMap(ConsoleText.lines).filter { $0.count > longestLine }
        return (Set(lines).sorted().map { Finding("prints \($0.count) characters: \($0)") }, nil)
      }
    })
}
