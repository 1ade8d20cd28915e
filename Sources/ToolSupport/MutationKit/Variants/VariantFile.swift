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
    var text: String
    var owner: Owner?
  }

  private let file: SolutionFile
  private let batch: VariantBatch
  private var lines: [Line] = []

  init(_ file: SolutionFile, for batch: VariantBatch) {
    self.file = file.withBodies(except: batch.regions)
    self.batch = batch
    var ends: [(region: Region, index: Int)] = []
    let numbers = Set(batch.variants.indices.map(VariantBatch.number))
    lines = code(of: self.file.pieces, for: numbers) { regions, end in
      ends += regions.map { ($0, end) }
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

  /// The code of some pieces, for some of the variants.
  ///
  /// - Parameter report: Told where the code of regions ends: which of them, and after how many lines.
  private func code(
    of pieces: [SolutionFile.Piece], for numbers: Set<Int>,
    report: ([Region], Int) -> Void = { _, _ in }
  ) -> [Line] {
    var lines: [Line] = []
    var pieces = pieces
    while !pieces.isEmpty {
      switch pieces.removeFirst() {
      case .given(let given): lines += given.map { Line(text: $0) }
      case .region(let region):
        let all = batch.isFixed(region) ? [] : batch.choices(in: region, of: numbers)
        if region.properties != nil, !all.isEmpty {
          lines += code(of: all, ofPropertiesIn: region)
          report([region], lines.count)
          continue
        }
        let choices = StatementChoices(all, of: region.solution)
        var rest: [SolutionFile.Piece] = []
        if !choices.bodies.isEmpty,
          ([region.solution] + choices.bodies.map(\.lines)).contains(where: {
            file.needsRest(region, $0)
          })
        {
          (rest, pieces) = pieces.parted(afterBodyOf: region)
        }
        lines += code(of: region, choices, for: numbers, rest: rest)
        report([region] + rest.compactMap(\.region), lines.count)
      }
    }
    return lines
  }

  /// The code of a region.
  ///
  /// - Parameter rest: What of its body has to stand in each choice, since it uses what that declares.
  private func code(
    of region: Region, _ choices: StatementChoices, for numbers: Set<Int>,
    rest: [SolutionFile.Piece]
  ) -> [Line] {
    if batch.isFixed(region), let change = batch.variants.first?.changes[region] {
      return change.map { Line(text: $0) }
    }
    let others = numbers.subtracting(choices.bodies.flatMap(\.numbers))
    let solution = choices.parts.flatMap { part in
      alternatives(
        part.choices.map { ($0.numbers, $0.lines.map { Line(text: $0) }) },
        else: part.solution.map { Line(text: $0) }, in: region)
    }
    let bodies = choices.bodies.map { body in
      (body.numbers, body.lines.map { Line(text: $0) } + code(of: rest, for: body.numbers))
    }
    return alternatives(bodies, else: solution + code(of: rest, for: others), in: region) { lines in
      // A value among several needs the word that it can do without when alone.
      let texts = lines.map(\.text)
      guard file.beginsValue(region), texts.isExpression,
        let first = texts.firstIndex(where: \.isCode)
      else { return }
      lines[first].text = texts[first].prefix { $0 == " " } + "return " + texts[first].trimmed
    }
  }

  /// Code that asks whose turn it is; what all variants share stands alone.
  ///
  /// - Parameter finish: Makes some code one of several.
  private func alternatives(
    _ choices: [(numbers: Set<Int>, lines: [Line])], else shared: [Line], in region: Region,
    finish: (inout [Line]) -> Void = { _ in }
  ) -> [Line] {
    guard !choices.isEmpty else { return shared }
    func switching(_ text: String) -> Line {
      Line(text: region.indentation + text, owner: .switching(region))
    }
    func nested(_ lines: [Line], _ owner: Owner) -> [Line] {
      var lines = lines
      for index in lines.indices {
        lines[index].owner = lines[index].owner ?? owner
        if !lines[index].text.isEmpty { lines[index].text = "  " + lines[index].text }
      }
      finish(&lines)
      return lines
    }
    // Not `switch`, which would catch a `break`.
    let chosen = choices.enumerated().flatMap { index, choice in
      [switching("\(index == 0 ? "" : "} else ")if \(VariantBatch.isTurn(of: choice.numbers)) {")]
        + nested(choice.lines, .variants(choice.numbers, region))
    }
    return chosen + [switching("} else {")] + nested(shared, .switching(region)) + [switching("}")]
  }

  /// Properties that are held in several ways, or as the one answer has them that all share.
  private func code(of choices: [Choice], ofPropertiesIn region: Region) -> [Line] {
    let held = choices.compactMap { choice in
      region.ownerships(in: choice.lines).map { (choice.numbers, $0) }
    }
    guard held.count == choices.count else { return choices[0].lines.map { Line(text: $0) } }
    return (region.properties ?? []).enumerated().flatMap { index, property in
      let others = Dictionary(grouping: held) { $0.1[index] }.filter {
        $0.key != property.ownership
      }
      guard !others.isEmpty else { return [Line(text: property.line)] }
      let ways = others.mapValues { $0.reduce(into: Set()) { $0.formUnion($1.0) } }
        .sorted { $0.key < $1.key }
      return ways.map { way in
        Line(text: property.stored(way.key), owner: .variants(way.value, region))
      }
        + ([property.stored(property.ownership)] + property.choice(ways.map { ($0.key, $0.value) }))
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
}

extension VariantFile.Owner {
  fileprivate var sharedRegion: Region {
    switch self {
    case .variants(_, let region), .switching(let region): region
    }
  }
}

extension SolutionFile.Piece {
  fileprivate var region: Region? {
    if case .region(let region) = self { region } else { nil }
  }
}
