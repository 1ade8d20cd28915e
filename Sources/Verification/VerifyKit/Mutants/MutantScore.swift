import MutationKit
import CourseKit

/// How many of a chapter's mutants the tests of their exercises catch.
struct MutantScore: Sendable {
  let source: ChapterSource
  let mutants: [Mutant]
  /// The kinds of change that no user would notice, as a page lists them.
  let harmless: [HarmlessChange]
  /// Whether these are the mutants of the whole chapter; if not, some may not be made.
  var areAll = true
  /// Answers that a page calls right; a mutant may be one of them.
  let rightAnswers: Set<Variant>

  /// What is wrong, and the share that is caught.
  func result(of outcomes: TrialOutcomes) -> CheckResult {
    var counts = (caught: 0, harmless: 0, notCompiled: 0)
    var survivors: [Finding] = []
    /// The listed changes that a mutant makes.
    var used: Set<Int> = []
    var made: Set<Int> = []
    let patterns = harmless.map(HarmlessPattern.init)
    for mutant in mutants {
      guard let outcome = outcomes[mutant.variant] else {
        survivors.append(finding(mutant, "was not tried."))
        continue
      }
      let verdict = MutantVerdict(of: mutant.exercise, outcome)
      let matches =
        verdict == .notCompiled ? [] : patterns.indices.filter { patterns[$0].matches(mutant) }
      made.formUnion(matches)
      switch verdict {
      case .caught: counts.caught += 1
      case .notCompiled: counts.notCompiled += 1
      case .unnoticed where !matches.isEmpty || rightAnswers.contains(mutant.variant):
        used.formUnion(matches)
        counts.harmless += 1
      case .unnoticed: survivors.append(finding(mutant, "passes every test."))
      case .survived(let sentence): survivors.append(finding(mutant, sentence))
      }
    }
    let stale = harmless.indices.filter { index in
      !used.contains(index) && (areAll || harmless[index].exercise != nil)
    }.map { index in
      harmless[index].finding(
        made.contains(index)
          ? "is noticed by a test now. Remove it." : "is a change that no mutant makes. Remove it.")
    }
    return (
      survivors + stale,
      "\(counts.caught) of \(counts.caught + survivors.count);"
        + " \(counts.harmless) harmless; \(counts.notCompiled) do not compile"
    )
  }

  private func finding(_ mutant: Mutant, _ sentence: String) -> Finding {
    Finding(
      "'\(mutant.exercise) \(mutant.name)' \(sentence)\n\(mutant.difference.text)",
      at: mutant.region.location(in: source.chapter))
  }
}
