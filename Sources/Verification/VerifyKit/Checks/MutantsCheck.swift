import MutationKit
import CourseKit

extension Check {
  /// What people list is never all: mistakes are made mechanically, too.
  static let mutants = Check(
    name: "mutants", claim: "each mutant that compiles is caught by a test of its exercise",
    scope: .experiments { source, verification in
      let page = MistakesPage.withAnswers(of: source, in: verification.workbook)
      let mutants = Mutant.all(of: source).filter { verification.covers($0.exercise) }
      let changes = HarmlessChanges(of: source, in: verification.workbook)
      let harmless = changes.all.filter { $0.exercise.map(verification.covers) ?? true }
      let score = MutantScore(
        source: source, mutants: mutants,
        harmless: harmless,
        areAll: verification.exercises == nil,
        rightAnswers: Set(page.rightAnswers.map(\.variant)))
      return Experiments(mutants: mutants.map { ($0.variant, $0.exercise) }) { outcomes in
        let (findings, share) = score.result(of: outcomes)
        return (changes.malformed + findings, share)
      }
    },
    inputs: { chapter, verification in
      ProofInputs.shared(in: verification.workbook)
        + (chapter.map(ProofInputs.code) ?? ProofInputs.all(in: verification.workbook))
    },
    facts: { chapter, verification in
      [chapter?.mistakesPage, chapter?.answers].compactMap(\.self)
        .compactMap { verification.workbook.text(of: $0) }
        .map { MarkdownOutline($0).textBesideMistakes }
    })
}

extension MarkdownOutline {
  /// Of a file of answers, what the verdict about a mutant depends on: other right answers and harmless changes.
  fileprivate var textBesideMistakes: String {
    sections.filter { [PageWords.rightAnswers, PageWords.harmlessChanges].contains($0.part) }
      .map { "\($0.part ?? "") · \($0.heading)\n\($0.text)" }.joined(separator: "\n")
  }
}
