import MutationKit
import CourseKit
import JudgeKit

extension Check {
  /// A learner's mistake can be recognised by how it fails.
  static let recognition = Check(
    name: "recognition", claim: "the record tells how each mistake fails",
    scope: .experiments { source, verification in
      let page = MistakesPage(of: source, in: verification.workbook)
      let mistakes = page.mistakes(coveredBy: verification)
      let record = MistakeRecord(of: source.chapter, in: verification.workbook)
      return Experiments(trials: mistakes.map { ($0.variant, $0.exercise) }) { outcomes in
        func outdated(in outcomes: TrialOutcomes) -> [String] {
          record.differences(from: MistakeRecord(outcomes.patterns(of: mistakes))).filter {
            ExerciseNumber(testName: $0).map(verification.covers) ?? true
          }
        }
        let doubtful = outdated(in: outcomes)
        let outcomes = try await verification.secondAttempt(
          at: mistakes.filter { doubtful.contains($0.heading) }, after: outcomes, in: source,
          round: 2)
        let patterns = outcomes.patterns(of: mistakes)
        let finding = record.finding(on: outdated(in: outcomes), now: patterns, in: source.chapter)
        return (finding.map { [$0] } ?? [], share(of: MistakeRecord(patterns), mistakes.count))
      }
    })

  private static func share(of record: MistakeRecord, _ count: Int) -> String {
    let companies = record.headings.map { record.headings(failingLike: $0).count }
    let alone = companies.count { $0 == 1 }
    let paired = companies.count { $0 == 2 }
    let known = record.headings.count
    return "\(known) of \(count); \(alone) fail like no other, \(paired) like one other"
  }
}
