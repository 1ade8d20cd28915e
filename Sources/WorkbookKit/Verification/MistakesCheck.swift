extension Check {
  /// The page of mistakes tells the truth.
  static let mistakes = Check(
    name: "mistakes",
    claim: "each mistake is caught by a test of its exercise, in the words quoted",
    scope: .experiments { source, verification in
      let page = AnswerPage(of: source, in: verification.workbook)
      let answers = page.mistakes.filter { verification.covers($0.exercise) }
      return Experiments(
        experiments: answers.map {
          Experiment(variant: $0.variant, examine: MistakeExamination(mistake: $0).findings(on:))
        }, findings: page.malformedMistakes)
    })
}
