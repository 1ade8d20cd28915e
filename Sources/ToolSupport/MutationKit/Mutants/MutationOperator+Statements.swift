import CourseKit

extension MutationOperator {
  package static let leaveOut = MutationOperator(
    name: "leaves a line out", word: "leave-out",
    question: "If this were left out, what would a user miss? Which test should fail?"
  ) { region in
    let lines = region.lines
    let attributes = lines.indices.filter { !region.isBody && lines[$0].trimmed.hasPrefix("@") }
      .map { $0..<$0 + 1 }
    let statements = region.statements.filter { statement in
      // What they leave behind never compiles.
      guard let keyword = statement.keyword else { return !region.isInitializer }
      return !keyword.isBinding && keyword != .return && keyword != .throw
    }
    return (attributes + statements.map(\.lines)).map { range in
      Array(lines[..<range.lowerBound] + lines[range.upperBound...])
    }
  }

  package static let duplicateStatement = MutationOperator(
    name: "says a line twice", word: "twice",
    question: "If this happened twice, would a user notice? Which test should fail?"
  ) { region in
    region.statements.filter { statement in
      guard let keyword = statement.keyword else { return true }
      return [.if, .switch, .do, .for, .while].contains(keyword)
    }
    .map { statement in
      let lines = region.lines
      let end = statement.lines.upperBound
      return Array(lines[..<end] + lines[statement.lines] + lines[end...])
    }
  }

  package static let swap = MutationOperator(
    name: "swaps two lines", word: "swap",
    question: "If this order were reversed, would a user notice? Which test should fail?"
  ) { region in
    let statements = region.statements.filter {
      $0.keyword?.isLabel != true && $0.keyword?.isExit != true
    }
    let lines = region.lines
    return statements.compactMap { first -> [String]? in
      let second = statements.first {
        $0.lines.lowerBound >= first.lines.upperBound && $0.indentation <= first.indentation
      }
      guard let second, second.indentation == first.indentation else { return nil }
      let between = lines[first.lines.upperBound..<second.lines.lowerBound]
      guard between.allSatisfy(\.trimmed.isEmpty) else { return nil }
      let swapped = lines[second.lines] + between + lines[first.lines]
      var code = lines
      code.replaceSubrange(first.lines.lowerBound..<second.lines.upperBound, with: swapped)
      return code
    }
  }
}
