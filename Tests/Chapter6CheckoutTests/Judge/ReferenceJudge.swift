import TestSupport
import Testing

/// Compares what a function returns with what the shop returns, for many values.
///
/// As a judge of messages does, it tells the first of its rules that is broken by any value, with the first such value.
struct ReferenceJudge<Input, Output: Equatable> {
  typealias Condition = (_ input: Input, _ wanted: Output, _ found: Output) -> Bool

  let name: String
  let inputs: [Input]
  let wanted: (Input) -> Output
  let found: (Input) -> Output
  let text: (Input) -> String
  let rules: [(rule: Comment, isBroken: Condition)]

  /// - Parameters:
  ///   - name: What is compared.
  ///   - inputs: The values, the simplest first.
  ///   - wanted: What the shop returns.
  ///   - found: What the learner's code returns.
  ///   - text: A value as a story tells it.
  ///   - rules: Which rule is broken if the two differ. The first one is told whose condition is true.
  init(
    _ name: String, for inputs: [Input], wanted: @escaping (Input) -> Output,
    found: @escaping (Input) -> Output, text: @escaping (Input) -> String,
    rules: [(rule: Comment, isBroken: Condition)]
  ) {
    (self.name, self.inputs, self.rules) = (name, inputs, rules)
    (self.wanted, self.found, self.text) = (wanted, found, text)
  }

  func judge(sourceLocation place: SourceLocation = #_sourceLocation) {
    let results = inputs.map { (input: $0, wanted: wanted($0), found: found($0)) }
    let wrong = results.filter { $0.wanted != $0.found }
    for (rule, isBroken) in rules {
      guard let first = wrong.first(where: { isBroken($0.input, $0.wanted, $0.found) }) else {
        continue
      }
      return StoryFailure(
        rule: rule, part: name, wanted: Words.value(first.wanted), found: Words.value(first.found),
        story: [text(first.input)]
      ).record(at: place)
    }
  }
}
