/// What code has more, and what less, than the workbook's answer: how often each word, region by region.
package struct CodeDifference: Equatable, Sendable {
  private struct Word: Hashable {
    let region: Region
    let text: Substring
  }

  private var counts: [Word: Int] = [:]

  /// Compares some regions with their solutions; where the words stand does not count.
  package init(_ changes: [Region: [String]]) {
    for (region, lines) in changes {
      for word in Self.words(of: lines) {
        counts[Word(region: region, text: word), default: 0] += 1
      }
      for word in Self.words(of: region.solution) {
        counts[Word(region: region, text: word), default: 0] -= 1
      }
    }
    counts = counts.filter { $0.value != 0 }
  }

  /// What two differences have in common, as a share of all that either has: from 0 to 1.
  ///
  /// It is the weighted Jaccard index.
  package func similarity(to other: CodeDifference) -> Double {
    var (common, all) = (0, 0)
    for word in Set(counts.keys).union(other.counts.keys) {
      let (mine, others) = (counts[word, default: 0], other.counts[word, default: 0])
      let isShared = mine.signum() == others.signum()
      common += isShared ? min(abs(mine), abs(others)) : 0
      all += isShared ? max(abs(mine), abs(others)) : abs(mine) + abs(others)
    }
    return all == 0 ? 1 : Double(common) / Double(all)
  }

  /// Names, numbers and operators; brackets and the like say little about what code does.
  private static func words(of lines: [String]) -> [Substring] {
    CodeLine.code(of: lines).flatMap {
      $0.matches(of: /\w+|[^\w\s()\[\]{},.;:"]+/).map(\.output)
    }
  }
}
