extension Check {
  /// The exercises can be solved one after the other.
  static let order = Check(
    name: "order", claim: "each exercise, solved after those before it, turns its own tests green",
    scope: .experiments { source, verification in
      let exercises = source.exercises.filter { verification.covers($0.number) }
      return Experiments(
        experiments: exercises.map { exercise in
          let examination = OrderExamination(exercise: exercise, chapter: source.chapter)
          return Experiment(
            variant: .solved(through: exercise.number, of: source),
            examine: examination.findings(on:))
        })
    })
}
