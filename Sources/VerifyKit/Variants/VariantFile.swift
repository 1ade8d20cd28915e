import CourseKit

/// A solution file with the code of a batch of variants in its regions.
struct VariantFile {
  /// Whose code a line is.
  enum Owner: Equatable {
    /// Variants of the batch, by their numbers.
    case variants(Set<Int>, Region)
    /// What lets several variants share the region.
    case switching(Region)
  }

  private struct Line {
    let text: String
    var owner: Owner?
  }

  private var lines: [Line] = []

  init(_ file: SolutionFile, for batch: VariantBatch) {
    var ends: [(region: Region, index: Int)] = []
    for piece in file.pieces {
      switch piece {
      case .given(let given): lines += given.map { Line(text: $0) }
      case .region(let region):
        put(region, batch, beginsValue: file.beginsValue(region))
        ends.append((region, lines.count))
      }
    }
    // From below, so that the lines above keep their places.
    for (region, index) in ends.reversed() {
      for (number, addition) in batch.additions(beside: region).reversed() {
        put(addition, of: number, beside: region, at: index)
      }
    }
  }

  var text: String { lines.map(\.text).joined(separator: "\n") }

  /// Whose code a line is, counted from 1; nil for what is given.
  func owner(of line: Int) -> Owner? {
    lines.indices.contains(line - 1) ? lines[line - 1].owner : nil
  }

  /// The region in which a fault of given code may begin: the nearest that is shared, above it or else
  /// below.
  func sharedRegion(near line: Int) -> Region? {
    let indices = lines.indices.sorted {
      let (left, right) = (line - 1 - $0, line - 1 - $1)
      return (left < 0 ? 1 : 0, abs(left)) < (right < 0 ? 1 : 0, abs(right))
    }
    return indices.lazy.compactMap { lines[$0].owner?.sharedRegion }.first
  }

  private mutating func put(_ region: Region, _ batch: VariantBatch, beginsValue: Bool) {
    guard !batch.isFixed(region) else {
      let change = batch.variants.first?.changes[region]
      return lines += (change ?? region.solution).map { Line(text: $0) }
    }
    let choices = batch.choices(in: region)
    guard !choices.isEmpty else { return lines += region.solution.map { Line(text: $0) } }
    func add(_ text: String) {
      lines.append(Line(text: region.indentation + text, owner: .switching(region)))
    }
    /// One choice; a value among several needs the word that it can do without when alone.
    func choice(_ lines: [String]) -> [String] {
      let first = lines.firstIndex { !$0.trimmed.isEmpty && !$0.trimmed.hasPrefix("//") }
      guard beginsValue, lines.isExpression, let first else { return lines.map(Self.indented) }
      return lines.indices.map { index in
        let line = Self.indented(lines[index])
        return index == first ? line.prefix { $0 == " " } + "return " + line.trimmed : line
      }
    }
    // Not `switch`, which would catch a `break`.
    for (index, (numbers, answer)) in choices.enumerated() {
      let list = numbers.sorted().map(String.init).joined(separator: ", ")
      add("\(index == 0 ? "" : "} else ")if [\(list)].contains(\(VariantBatch.variable)) {")
      lines += choice(answer).map { Line(text: $0, owner: .variants(numbers, region)) }
    }
    add("} else {")
    lines += choice(region.solution).map { Line(text: $0, owner: .switching(region)) }
    add("}")
  }

  private mutating func put(
    _ addition: [String], of number: Int, beside region: Region, at index: Int
  ) {
    let scope = EnclosingScope(
      above: lines[..<index].map(\.text), indentation: region.indentation.count)
    var place = index
    var indentation = region.indentation
    if let member = scope.memberIndentation {
      indentation = String(repeating: " ", count: member)
      let end = lines[index...].firstIndex { $0.text.hasPrefix(indentation + "}") }
      place = end.map { $0 + 1 } ?? lines.count
    }
    let new = [""] + addition.map { $0.isEmpty ? "" : indentation + $0 }
    let owner = VariantFile.Owner.variants([number], region)
    lines.insert(contentsOf: new.map { Line(text: $0, owner: owner) }, at: place)
  }

  private static func indented(_ line: String) -> String { line.isEmpty ? "" : "  " + line }
}

extension VariantFile.Owner {
  fileprivate var sharedRegion: Region {
    switch self {
    case .variants(_, let region), .switching(let region): region
    }
  }
}
