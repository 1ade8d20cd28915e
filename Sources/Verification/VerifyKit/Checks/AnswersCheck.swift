import CourseKit

extension Check {
  /// The tests accept right answers that are not the solution.
  static let answers = Check(
    name: "answers", claim: "each other right answer passes every test",
    scope: .experiments { source, verification in
      let page = MistakesPage.withAnswers(of: source, in: verification.workbook)
      let answers = page.rightAnswers.filter { verification.covers($0.exercise) }
      return Experiments(
        experiments: answers.map { answer in
          Experiment(variant: answer.variant, exercise: answer.exercise) { outcome in
            outcome.complaint.map { [answer.finding("is right, but \($0)")] } ?? []
          }
        }, findings: page.malformedRightAnswers, areRight: true)
    })
}
