import CourseKit
import JudgeKit
import MutationKit

extension Check {
  /// The tests are red before an exercise is solved, say why, and are green after.
  static let tests = Check(
    name: "tests", claim: "each test is red on the starter by its rule, and green on the solution",
    scope: .experiments { source, _ in
      let starter = Variant.starter(of: source)
      return Experiments(trials: [(starter, nil), (.solution, nil)]) { outcomes in
        switch (outcomes[starter], outcomes[.solution]) {
        case (.success(let starters), .success(let solutions)):
          let comparison = TreeComparison(
            source: source, starters: starters, solutions: solutions)
          return (comparison.findings + outcomes.warnings.map(\.finding), nil)
        case (.failure(let failure), _), (_, .failure(let failure)): return (failure.findings, nil)
        case (nil, _), (_, nil): return ([], nil)
        }
      }
    })
}
