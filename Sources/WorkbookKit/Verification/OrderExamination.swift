/// Examines whether exactly the right tests are green when the exercises up to one are solved.
struct OrderExamination {
  let exercise: Exercise
  let chapter: Chapter

  func findings(on judgement: Judgement) -> [Finding] {
    switch judgement {
    case .notBuilt(let failure):
      [finding("the chapter does not compile: \(failure.firstMessage)")]
    case .judged(let report):
      if let breakdown = report.breakdown {
        [finding(breakdown)]
      } else {
        report.tests.compactMap(finding(on:))
      }
    }
  }

  private func finding(on test: TestResult) -> Finding? {
    switch (test.exercise, test.verdict) {
    case (nil, .passed): nil
    case (nil, _): finding("'\(test.name)' has no number, and fails all the same.\(test.reason)")
    case (let number?, .passed) where number > exercise.number:
      finding("'\(test.name)' is green already, so exercise \(number) asks for nothing.")
    case (let number?, let verdict) where number <= exercise.number && verdict != .passed:
      finding("'\(test.name)' is still red.\(test.reason)")
    default: nil
    }
  }

  private func finding(_ sentence: String) -> Finding {
    let region = exercise.regions.first
    return Finding(
      "With the exercises up to \(exercise.number) solved, \(sentence)",
      file: region.map { "\(chapter.folder(in: .solutions))/\($0.file)" }, line: region?.line)
  }
}
