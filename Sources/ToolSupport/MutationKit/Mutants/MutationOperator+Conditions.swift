import CourseKit

extension MutationOperator {
  package static let mutateCondition = MutationOperator(
    name: "turns a condition", word: "condition",
    question: "For which input do the two conditions differ? Which test has that input?"
  ) { region in
    guard region.isBody else { return [] }
    let code = region.code
    return code.otherOperators + code.otherBounds + code.negations + code.fewerConditions
      + code.otherChoices
  }
}

extension MaskedCode {
  /// Each comparison turned round, or moved by one.
  fileprivate var otherOperators: [[String]] {
    let others = [
      "==": "!=", "!=": "==", "<": "<=", "<=": "<", ">": ">=", ">=": ">", "&&": "||", "||": "&&",
    ]
    return masked.matches(of: /\s(==|!=|<=|>=|<|>|&&|\|\|)\s/).compactMap { match in
      others[String(match.1)].map { replacing([(match.1, $0)]) }
    }
  }

  /// Each range with one number more or less, at both ends.
  fileprivate var otherBounds: [[String]] {
    masked.matches(of: /(\d+)(?:\.\.\.|\.\.<)(\d+)/).flatMap { match in
      [match.1, match.2].flatMap { bound in
        [-1, 1].compactMap { step in
          Int(bound).map { replacing([(bound, "\($0 + step)")]) }
        }
      }
    }
  }

  /// Each condition without its `!`, and each without one with it.
  fileprivate var negations: [[String]] {
    let negated = masked.matches(of: /(!)[\w$]/).map { replacing([($0.1, "")]) }
    let plain = masked.matches(of: /\b(?:if|guard|while) ([^\s!{]+)(?: else)? \{/)
      .map { replacing([($0.1, "!\($0.1)")]) }
    return negated + plain
  }

  /// Each condition of several left out.
  fileprivate var fewerConditions: [[String]] {
    masked.matches(of: /\b(?:if|guard|while) ([^\n{]+?)(?: else)? \{/).flatMap { match in
      let conditions = match.1.split(separator: ",")
      guard conditions.count > 1, match.1.count(where: { "([".contains($0) }) == 0 else {
        return [[String]]()
      }
      return conditions.indices.map { index in
        let rest = conditions.indices.filter { $0 != index }
          .map { text(of: conditions[$0]).trimmed }
        return replacing([(match.1, rest.joined(separator: ", "))])
      }
    }
  }

  /// Each `a ? b : c` the other way round.
  fileprivate var otherChoices: [[String]] {
    masked.indices.compactMap { index in
      guard masked[index...].hasPrefix(" ? "), let first = operand(after: index),
        masked[first.endIndex...].hasPrefix(" : "), let second = operand(after: first.endIndex)
      else { return nil }
      return replacing([(first, text(of: second)), (second, text(of: first))])
    }
  }

  /// What stands between ` ? ` or ` : ` and the next of them, or the end of what it is a part of.
  private func operand(after index: String.Index) -> Substring? {
    let start = masked.index(index, offsetBy: 3)
    var depth = 0
    for end in masked[start...].indices {
      switch masked[end] {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        if depth == 0 { return masked[start..<end] }
        depth -= 1
      case ",", "\n":
        if depth == 0 { return masked[start..<end] }
      case " ":
        let isNext = [" : ", " ? ", " {", " }"].contains { masked[end...].hasPrefix($0) }
        if depth == 0, isNext { return masked[start..<end] }
      default: break
      }
    }
    return masked[start...]
  }
}
