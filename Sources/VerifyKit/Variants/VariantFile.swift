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
    /// What of the given code stands in the choices above it already.
    var rest: [String] = []
    for piece in file.pieces {
      switch piece {
      case .given(let given): lines += given.dropFirst(rest.count).map { Line(text: $0) }
      case .region(let region):
        rest = batch.needsRest(of: region, in: file) ? file.rest(after: region) ?? [] : []
        put(region, batch, rest: rest, beginsValue: file.beginsValue(region))
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

  private mutating func put(
    _ region: Region, _ batch: VariantBatch, rest: [String], beginsValue: Bool
  ) {
    guard !batch.isFixed(region) else {
      let change = batch.variants.first?.changes[region]
      return lines += (change ?? region.solution).map { Line(text: $0) }
    }
    let choices = batch.choices(in: region)
    guard !choices.isEmpty else { return lines += region.solution.map { Line(text: $0) } }
    if region.properties != nil { return put(choices, ofPropertiesIn: region) }
    func add(_ text: String) {
      lines.append(Line(text: region.indentation + text, owner: .switching(region)))
    }
    /// One choice; a value among several needs the word that it can do without when alone.
    func choice(_ lines: [String]) -> [String] {
      let lines = lines + rest
      let first = lines.firstIndex(where: \.isCode)
      guard beginsValue, lines.isExpression, let first else { return lines.map(Self.indented) }
      return lines.indices.map { index in
        let line = Self.indented(lines[index])
        return index == first ? line.prefix { $0 == " " } + "return " + line.trimmed : line
      }
    }
    // Not `switch`, which would catch a `break`.
    for (index, (numbers, answer)) in choices.enumerated() {
      add("\(index == 0 ? "" : "} else ")if \(VariantBatch.isTurn(of: numbers)) {")
      lines += choice(answer).map { Line(text: $0, owner: .variants(numbers, region)) }
    }
    add("} else {")
    lines += choice(region.solution).map { Line(text: $0, owner: .switching(region)) }
    add("}")
  }

  /// Puts properties that are held in several ways, or as the one answer has them that all share.
  private mutating func put(
    _ choices: [(numbers: Set<Int>, lines: [String])], ofPropertiesIn region: Region
  ) {
    let held = choices.compactMap { choice in
      region.ownerships(in: choice.lines).map { (choice.numbers, $0) }
    }
    guard held.count == choices.count else {
      return lines += choices[0].lines.map { Line(text: $0) }
    }
    for (index, property) in (region.properties ?? []).enumerated() {
      let others = Dictionary(grouping: held) { $0.1[index] }.filter {
        $0.key != property.ownership
      }
      guard !others.isEmpty else {
        lines.append(Line(text: property.line))
        continue
      }
      let ways = others.mapValues { $0.reduce(into: Set()) { $0.formUnion($1.0) } }
        .sorted { $0.key < $1.key }
      lines += ways.map { way in
        Line(text: property.stored(way.key), owner: .variants(way.value, region))
      }
      lines +=
        ([property.stored(property.ownership)] + property.choice(ways.map { ($0.key, $0.value) }))
        .map { Line(text: $0, owner: .switching(region)) }
    }
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
