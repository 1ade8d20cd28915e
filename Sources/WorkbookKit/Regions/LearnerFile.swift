/// An exercise file as a learner left it, in which regions are found by the given code around them.
///
/// The TODO comment is no help: learners delete it, or leave it above their answer.
struct LearnerFile {
  let lines: [String]
  private let solution: SolutionFile
  private let starterLines: [String]

  init(_ text: String, solution: SolutionFile) {
    self.solution = solution
    lines = Self.split(text)
    starterLines = Self.split(solution.starterText)
  }

  /// What stands in a region; nil when that cannot be told for certain.
  func answer(to region: Region) -> [String]? { range(of: region).map { Array(lines[$0]) } }

  /// The file with other lines in a region; nil when the region cannot be told for certain.
  func text(replacing region: Region, with new: [String]) -> String? {
    guard let range = range(of: region) else { return nil }
    return (lines[..<range.lowerBound] + new + lines[range.upperBound...]).joined(separator: "\n")
  }

  /// The lines of a region; nil when they cannot be told for certain.
  func range(of region: Region) -> Range<Int>? {
    guard let index = solution.pieces.firstIndex(of: .region(region)) else { return nil }
    // Regions with nothing between them but empty lines are found together, and then told apart.
    var first = index
    while first >= 2, isBlank(given(at: first - 1)) { first -= 2 }
    var last = index
    while last + 2 < solution.pieces.count, isBlank(given(at: last + 1)) { last += 2 }
    guard let start = start(after: given(at: first - 1), isFirst: first == 1),
      let end = end(before: given(at: last + 1), from: start, region: region),
      start <= end
    else { return nil }
    let neighbours = stride(from: first, through: last, by: 2).compactMap { index in
      if case .region(let region) = solution.pieces[index] { region } else { nil }
    }
    return split(start..<end, among: neighbours)?[region]
  }

  /// Tells regions apart: by their TODOs, or else by the one empty line between the last two.
  private func split(_ range: Range<Int>, among regions: [Region]) -> [Region: Range<Int>]? {
    var ranges: [Region: Range<Int>] = [:]
    var start = range.lowerBound
    for (region, next) in zip(regions, regions.dropFirst()) {
      let rest = start..<range.upperBound
      let marks = rest.filter { lines[$0] == next.todo.first }
      let gaps = rest.filter { isBlank([lines[$0]]) }
      if marks.count == 1 {
        let end = lines[start..<marks[0]].lastIndex { !isBlank([$0]) }.map { $0 + 1 }
        ranges[region] = start..<(end ?? start)
        start = marks[0]
      } else if next == regions.last, gaps.count == 1 {
        ranges[region] = start..<gaps[0]
        start = gaps[0] + 1
      } else {
        return nil
      }
    }
    if let last = regions.last { ranges[last] = start..<range.upperBound }
    return ranges
  }

  private func isBlank(_ lines: [String]) -> Bool { lines.allSatisfy { $0.trimmed.isEmpty } }

  private func given(at index: Int) -> [String] {
    guard solution.pieces.indices.contains(index), case .given(let lines) = solution.pieces[index]
    else { return [] }
    return lines
  }

  private func start(after given: [String], isFirst: Bool) -> Int? {
    if given.isEmpty { return isFirst ? 0 : nil }
    return place(of: (1...given.count).map { given.suffix($0) })?.upperBound
  }

  private func end(before given: [String], from start: Int, region: Region) -> Int? {
    guard let first = given.first else {
      return solution.pieces.last == .given([]) && solution.regions.last == region
        ? lines.count : nil
    }
    // A learner may have added a helper below, so the brace that closes the region's body goes first.
    if first.trimmed == "}", Self.depth(first) < region.indentation.count,
      let end = lines[start...].firstIndex(of: first), Self.isBalanced(lines[start..<end])
    {
      return end
    }
    guard let end = place(of: (1...given.count).map { given.prefix($0) })?.lowerBound,
      start <= end, Self.isBalanced(lines[start..<end])
    else { return nil }
    return end
  }

  /// The place of the shortest of some blocks that stands once in the starter and once here.
  private func place(of blocks: [ArraySlice<String>]) -> Range<Int>? {
    for block in blocks {
      let places = Self.places(of: block, in: lines)
      if places.isEmpty { return nil }
      if places.count == 1, Self.places(of: block, in: starterLines).count == 1 {
        return places[0]..<(places[0] + block.count)
      }
    }
    return nil
  }

  private static func places(of block: ArraySlice<String>, in lines: [String]) -> [Int] {
    guard block.count <= lines.count else { return [] }
    return (0...(lines.count - block.count)).filter { lines[$0...].starts(with: block) }
  }

  private static func split(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func depth(_ line: String) -> Int { line.prefix { $0 == " " }.count }

  /// Whether each brace that is closed in the lines was opened in them, and the other way round.
  private static func isBalanced(_ lines: ArraySlice<String>) -> Bool {
    var depth = 0
    for character in lines.joined() where character == "{" || character == "}" {
      depth += character == "{" ? 1 : -1
      if depth < 0 { return false }
    }
    return depth == 0
  }
}
