import Testing

@testable import JudgeKit
@testable import VerifyKit

struct FailurePatternTests {
  private typealias Failure = FailurePattern.Failure

  private let failure = Failure(test: "1.1 It waits", rule: "Wait.", expected: "one", found: "two")

  private func signature(_ failures: Failure...) -> String {
    FailurePattern(failures: failures).signature
  }

  @Test func `Equal failures have equal signatures, today as in the records`() {
    #expect(signature(failure) == signature(failure))
    #expect(signature(failure) == "bedf8a067905f983")
  }

  @Test func `The messages that led to a failure are explained, but change no signature`() {
    var longer = failure
    longer.story = ["load()", "show([1])"]
    #expect(signature(longer) == signature(failure))
    #expect(
      FailurePattern(failures: [longer]).explanation == """
        test      1.1 It waits
        rule      Wait.
        after     load()
                  show([1])
        expected  one
        found     two
        """)
  }

  @Test func `Each change of a failure changes its signature`() {
    let changed = [
      Failure(test: "1.1 It asks", rule: "Wait.", expected: "one", found: "two"),
      Failure(test: "1.1 It waits", rule: "Ask.", expected: "one", found: "two"),
      Failure(test: "1.1 It waits", rule: nil, expected: "one", found: "two"),
      Failure(test: "1.1 It waits", rule: "Wait.", expected: "three", found: "two"),
      Failure(test: "1.1 It waits", rule: "Wait.", expected: "one", found: "three"),
    ].map { signature($0) }
    let all = changed + [signature(failure), signature(failure, failure), signature()]
    #expect(Set(all).count == all.count)
  }

  @Test func `Text that moves to another field changes the signature`() {
    func failure(_ test: String, _ rule: String?, _ expected: String?, _ found: String?) -> Failure
    {
      Failure(test: test, rule: rule, expected: expected, found: found)
    }
    let all = [
      failure("a", "b", "c", "d"), failure("ab", "", "c", "d"), failure("", "ab", "c", "d"),
      failure("a", "bc", "", "d"), failure("a", "b", "", "cd"), failure("a", "b", "cd", ""),
      failure("a", "b", "c", nil), failure("a", "b", nil, "c"), failure("a", nil, "b", "c"),
      failure("a", "b", "c", ""), failure("a", "b", "c", "-"), failure("a1:b", nil, "c", "d"),
    ].map { signature($0) }
    #expect(Set(all).count == all.count)
  }
}
