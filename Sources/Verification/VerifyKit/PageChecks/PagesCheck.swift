import MutationKit
import CourseKit
import JudgeKit

extension Check {
  /// The page shows what a learner sees who solves the exercises one after the other.
  static let pages = Check(
    name: "pages", claim: "the page has each exercise's section, hints, rule and output",
    scope: .experiments { source, verification in
      let workbook = verification.workbook
      let (path, hintsPath) = (source.chapter.page, source.chapter.hintsPage)
      guard let page = ChapterPage(path, in: workbook) else { return .missing(path) }
      guard let hints = ChapterPage(hintsPath, in: workbook) else { return .missing(hintsPath) }
      let rules = ChapterRule.all(of: source.chapter, in: workbook)
      let outputs = PastedOutput.all(in: workbook)
        .filter { $0.chapter == source.chapter.number }
      let sections = source.exercises.filter { verification.covers($0.number) }.map { exercise in
        let outputs = outputs.filter { $0.tree == .exercises && $0.exercise == exercise.number }
        return Experiment(variant: .solved(before: exercise.number, of: source)) { outcome in
          outcome.findings { report in
            page.ruleFindings(exercise.number, report)
              + outputs.flatMap { $0.findings(on: report, of: exercise) }
          }
        }
      }
      // What is pasted of a whole chapter, or of the solutions.
      let others = outputs.filter { $0.tree == .solutions || $0.exercise == nil }.map { output in
        Experiment(variant: output.tree == .exercises ? .starter(of: source) : .solution) {
          $0.findings { output.findings(on: $0, of: nil) }
        }
      }
      let findings = [
        page.sectionFindings(source.exercises), page.linkFindings(to: hintsPath),
        hints.hintFindings(source.exercises),
        RulesPage(in: workbook).findings(of: source.chapter, rules),
        rules.flatMap { $0.pointerFindings(in: workbook) },
        ChapterLinks(workbook: workbook).findings(of: source.chapter),
        LikelyMistakes(workbook: workbook).findings(of: source),
      ]
      return Experiments(experiments: sections + others, findings: findings.flatMap(\.self))
    },
    inputs: { chapter, verification in
      let workbook = verification.workbook
      let outputs = PastedOutput.all(in: workbook).filter { $0.chapter == chapter?.number }
      let rules = chapter.map { ChapterRule.all(of: $0, in: workbook) } ?? []
      let pages = ChapterLinks.lists.map(\.page) + outputs.map(\.page) + rules.compactMap(\.page)
      return ProofInputs.shared(in: workbook) + (chapter.map(ProofInputs.own) ?? [])
        + [RulesPage.path] + Set(pages).sorted()
    })
}

extension Experiments {
  fileprivate static func missing(_ page: String) -> Experiments {
    Experiments(experiments: [], findings: [Finding("This page is missing.", file: page)])
  }
}

extension TestOutcome {
  /// What there is to find in a report; code that does not compile has none.
  fileprivate func findings(_ body: (TestReport) -> [Finding]) -> [Finding] {
    switch self {
    case .failure(let failure): failure.findings
    case .success(let report): body(report)
    }
  }
}
