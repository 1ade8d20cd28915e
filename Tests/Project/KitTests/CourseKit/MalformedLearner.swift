@testable import CourseKit
@testable import JudgeKit
@testable import VerifyKit

/// Edits an exercise file as learners do, by a seed: comments gone, helpers, blank lines, tabs.
struct MalformedLearner: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  /// SplitMix64: the same numbers for the same seed, everywhere.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

  /// What a learner might have in place of a region.
  mutating func answer(to region: Region, keepsComment: Bool) -> [String] {
    let own = [
      ["if true {", "  run { $0 }", "} else {", "  stop()", "}"],
      ["print(\"a } and a { and \\(\"}\")\")  // and a }"],
      ["let answer = 42", "", "use(answer)"],
      ["do {", "  presenter?.onError(error)", "}", "func inner() {", "  navigator?.pop()", "}"],
      ["/* {{{ */ view?.show()"],
    ].map { $0.map { $0.isEmpty ? "" : region.indentation + $0 } }
    let comment = Array(region.todo.dropLast(region.starter.count))
    let code = ([region.starter, region.solution, []] + own).randomElement(using: &self) ?? []
    return keepsComment || chance(30) ? comment + code : code
  }

  /// The file with these answers, and with what else a learner might do to it.
  mutating func file(_ solution: SolutionFile, answers: [Region: [String]]) -> String {
    let helper = ["", "  private func helper() {", "    if true { view?.help() }", "  }"]
    var lines = solution.pieces.flatMap { piece in
      switch piece {
      case .region(let region): answers[region] ?? []
      case .given(let given):
        given.flatMap { $0 == "  }" && chance(30) ? [$0] + helper : [$0] }
      }
    }
    if chance(50) { lines.insert("import Foundation", at: 0) }
    if chance(50) { lines += ["", "extension Int {"] + helper + ["}"] }
    switch Int.random(in: 0..<4, using: &self) {
    case 0: lines = lines.map { "\t" + $0 }
    case 1: lines = lines.map { String($0.drop { $0 == " " }) }
    case 2: lines = lines.map { $0 + "  " }
    default: break
    }
    return lines.joined(separator: chance(20) ? "\r\n" : "\n")
  }
}
