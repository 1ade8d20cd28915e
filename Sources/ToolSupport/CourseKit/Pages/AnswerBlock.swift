import ArgumentKit

/// Takes an answer's block of code apart at the comments that say where its lines go.
struct AnswerBlock {
  private enum Target: Equatable {
    case region(Region)
    case beside
  }

  private let exercise: Exercise
  private let source: ChapterSource
  private var variant = Variant()

  /// Puts an answer in place of its exercise's regions.
  ///
  /// - Throws: `MalformedAnswer` when a comment names a region that is not there, or none is named
  ///   where there are several.
  static func variant(
    of lines: [String], for exercise: Exercise, in source: ChapterSource
  ) throws(MalformedAnswer) -> Variant {
    var block = AnswerBlock(exercise: exercise, source: source)
    try block.read(lines)
    return block.variant
  }

  private init(exercise: Exercise, source: ChapterSource) {
    self.exercise = exercise
    self.source = source
  }

  private mutating func read(_ lines: [String]) throws(MalformedAnswer) {
    let only = exercise.regions.count == 1 ? exercise.regions.first : nil
    var region = only
    var target = only.map(Target.region)
    var part: [String] = []
    var isFirst = true
    for line in lines {
      if let next = try self.target(named: line) {
        // A block that begins with a label says nothing about the region above it.
        if !isFirst { try put(part, at: target, of: region) }
        part = []
        target = next
        if case .region(let named) = next { region = named }
      } else {
        part.append(line)
      }
      isFirst = isFirst && line.trimmed.isEmpty
    }
    try put(part, at: target, of: region)
  }

  private mutating func put(
    _ lines: [String], at target: Target?, of region: Region?
  ) throws(MalformedAnswer) {
    guard let target, let region else {
      let labels = exercise.regions.map { "`// \($0.label ?? "")`" }.joined(separator: ", ")
      throw MalformedAnswer(
        "Exercise \(exercise.number) has several regions. Begin the block with one of: \(labels).")
    }
    let isTwice =
      target == .beside ? variant.besides[region] != nil : variant.changes[region] != nil
    if isTwice { throw MalformedAnswer("The block replaces one region twice.") }
    let lines = lines.withoutBlankEnds
    if target == .beside {
      variant.besides[region] = lines
    } else {
      variant.changes[region] = lines.map { $0.isEmpty ? "" : region.indentation + $0 }
    }
  }

  /// The target that a comment names; nil for a line of code.
  private func target(named line: String) throws(MalformedAnswer) -> Target? {
    guard let name = line.after("// ")?.trimmed else { return nil }
    if name == "beside" { return .beside }
    if let region = exercise.regions.first(where: { $0.label == name }) { return .region(region) }
    let words = name.split(separator: "·", maxSplits: 1).map(\.trimmed)
    if let number = words.first.flatMap({ ExerciseNumber($0) }) {
      return .region(try region(of: number, labelled: words.count == 2 ? words[1] : nil))
    }
    let known = exercise.regions.compactMap(\.label) + ["beside"]
    if let meant = Suggestion.nearest(to: name, in: known) {
      throw MalformedAnswer("`// \(name)` names no region. Did you mean `// \(meant)`?")
    }
    return nil
  }

  private func region(
    of number: ExerciseNumber, labelled label: String?
  ) throws(MalformedAnswer) -> Region {
    let regions = source.regions.filter { $0.exercise == number }
    let found = label == nil ? regions : regions.filter { $0.label == label }
    if let region = found.first, found.count == 1 { return region }
    let name = label.map { "\(number) · \($0)" } ?? "\(number)"
    let labels = regions.compactMap(\.label).map { "`// \(number) · \($0)`" }
    throw MalformedAnswer(
      regions.isEmpty
        ? "`// \(name)` names an exercise that is not there."
        : "`// \(name)` names no single region. Write one of: \(labels.joined(separator: ", ")).")
  }
}

extension [String] {
  /// The lines without empty ones at both ends.
  fileprivate var withoutBlankEnds: [String] {
    let rest = drop { $0.trimmed.isEmpty }
    return rest.reversed().drop { $0.trimmed.isEmpty }.reversed()
  }
}
