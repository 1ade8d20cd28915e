import CourseKit

/// A region that declares members, taken apart at the bodies of its methods, so that variants can choose in each.
struct RegionMembers {
  /// The declarations, and a region for each body.
  let pieces: [SolutionFile.Piece]
  private let region: Region
  private let parts: [(range: Range<Int>, body: Region)]
  private let skeleton: [String]

  /// - Parameter region: What declares members; nil if none of them is a method of several lines.
  init?(_ region: Region) {
    let bodies = MethodBodies(region.solution, indentation: region.indentation)
    let parts = bodies.ranges.map {
      (range: $0, body: region.part($0, indentation: region.indentation + "  "))
    }
    guard let last = parts.last else { return nil }
    self.region = region
    self.parts = parts
    lastBody = last.body
    skeleton = bodies.skeleton
    var pieces: [SolutionFile.Piece] = []
    var end = 0
    for (range, body) in parts {
      pieces += [.given(Array(region.solution[end..<range.lowerBound])), .region(body)]
      end = range.upperBound
    }
    self.pieces = pieces + [.given(Array(region.solution[end...]))]
  }

  var bodies: [Region] { parts.map(\.body) }
  /// What is added to the members stands below the last of them.
  let lastBody: Region

  /// The solution with other lines in one of the bodies.
  func solution(with lines: [String], in body: Region) -> [String] {
    var solution = region.solution
    if let part = parts.first(where: { $0.body == body }) {
      solution.replaceSubrange(part.range, with: lines)
    }
    return solution
  }

  /// What an answer changes in the bodies; nil if it declares something else than the solution.
  func changes(of answer: [String]) -> [Region: [String]]? {
    let bodies = MethodBodies(answer.flatMap(unfolded), indentation: region.indentation)
    guard bodies.skeleton == skeleton, bodies.ranges.count == parts.count else { return nil }
    let changes = zip(parts, bodies.ranges).map { ($0.body, Array(bodies.lines[$1])) }
    return Dictionary(uniqueKeysWithValues: changes).filter { $0.key.solution != $0.value }
  }

  /// A method in one line as the solution has it in several.
  private func unfolded(_ line: String) -> [String] {
    guard let match = line.wholeMatch(of: /(.*? \{) ?(.*?) ?\}/),
      skeleton.contains(String(match.1))
    else { return [line] }
    let body = match.2.isEmpty ? [] : [region.indentation + "  " + match.2]
    return [String(match.1)] + body + [region.indentation + "}"]
  }
}

/// Where the bodies of methods are in the lines of some members.
private struct MethodBodies {
  let lines: [String]
  let ranges: [Range<Int>]
  /// The code outside of the bodies.
  let skeleton: [String]

  init(_ lines: [String], indentation: String) {
    self.lines = lines
    var ranges: [Range<Int>] = []
    var skeleton: [String] = []
    var index = 0
    while index < lines.count {
      let line = lines[index]
      index += 1
      if line.isCode { skeleton.append(line) }
      guard let text = line.after(indentation), text.hasSuffix(" {"), !text.hasPrefix(" "),
        text.hasPrefix(")") || text.contains(/\b(?:func |init\??\()/),
        let end = lines[index...].firstIndex(of: indentation + "}")
      else { continue }
      ranges.append(index..<end)
      index = end
    }
    (self.ranges, self.skeleton) = (ranges, skeleton)
  }
}
