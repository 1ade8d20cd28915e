extension ClassReport {
  /// The rules that most submissions break, the most frequent first.
  var topics: [Topic] {
    var found: [String: [(name: String, graded: GradedExercise)]] = [:]
    for submission in submissions {
      for graded in submission.exercises {
        // The workbook's own answer is right, so another exercise is at fault.
        guard let rule = graded.rule, graded.answer != nil else { continue }
        found["\(graded.exercise)\n\(rule)", default: []].append((submission.name, graded))
      }
    }
    let order = exercises.map(\.exercise)
    return found.values.compactMap { cases in
      guard let first = cases.first, let rule = first.graded.rule else { return nil }
      let titles = Dictionary(grouping: cases.flatMap(\.graded.mistakes)) { $0 }
      return Topic(
        exercise: first.graded.exercise, rule: rule, names: cases.map(\.name),
        mistakes: titles.map { ($0.key, $0.value.count) }
          .sorted { ($1.count, $0.title) < ($0.count, $1.title) })
    }
    .sorted {
      ($1.names.count, order.firstIndex(of: $0.exercise) ?? 0, $0.rule)
        < ($0.names.count, order.firstIndex(of: $1.exercise) ?? 0, $1.rule)
    }
  }

  /// Answers of at least two lines that several submissions share, other than the workbook's.
  var sharedAnswers: [(exercise: String, answer: String, names: [String])] {
    exercises.flatMap { exercise in
      let answers = submissions.flatMap { submission in
        submission.exercises.filter { $0.exercise == exercise.exercise }
          .compactMap { graded in graded.answer.map { ($0, submission.name) } }
      }
      return Dictionary(grouping: answers) { $0.0 }
        .filter { $0.value.count > 1 && $0.key.contains("\n") }
        .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
        .map { (exercise.exercise, $0.key, $0.value.map(\.1)) }
    }
  }
}
