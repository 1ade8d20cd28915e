import CourseKit

/// Variants that share a build.
///
/// They differ in bodies only. Each such body holds the code of all of them, and asks at run time whose
/// turn it is: the technique is known as mutant schemata (Untch, Offutt and Harrold, 1993).
struct VariantBatch {
  /// The variable of the generated code that holds the number of the variant to be.
  static let variable = "workbookVariant"
  /// The environment variable that it is read from.
  static let environmentVariable = "WORKBOOK_VARIANT"
  static let variableFile = "WorkbookVariant.swift"
  /// A function of the generated code that tells whether an object has called it before.
  static let repetition = "workbookRepeats"
  static let variableText = """
    import Foundation

    nonisolated let \(variable) =
      ProcessInfo.processInfo.environment["\(environmentVariable)"].flatMap { Int($0) } ?? 0

    nonisolated func \(repetition)(_ object: AnyObject) -> Bool {
      lock.withLock {
        let id = ObjectIdentifier(object)
        defer { callers[id] = Caller(object: object) }
        // A new object may be where an old one was.
        return callers[id]?.object === object
      }
    }

    nonisolated private struct Caller { weak var object: AnyObject? }
    nonisolated(unsafe) private var callers: [ObjectIdentifier: Caller] = [:]
    nonisolated private let lock = NSLock()

    """

  let variants: [Variant]
  /// The regions in which all variants of the batch are alike.
  let fixed: Set<Region>

  /// Parts variants into as few batches as can be built; the largest comes first.
  static func batches(of variants: [Variant], in source: ChapterSource) -> [VariantBatch] {
    let fixed = Set(
      source.files.flatMap { file in file.regions.filter { !file.canChoose(in: $0) } })
    var seen: Set<Variant> = []
    let variants = variants.filter { seen.insert($0).inserted }
    let words = Set(source.files.flatMap(\.solutionText.words))
    let isAlone = { (variant: Variant) in variant.defers || !variant.addsForItself(words) }
    return batches(of: variants.filter { !isAlone($0) }, fixed: fixed)
      + variants.filter(isAlone).map { VariantBatch(variants: [$0], fixed: fixed) }
  }

  /// The number of a variant by its place in the batch.
  static func number(_ index: Int) -> Int { index + 1 }

  /// Whether the region holds the code of one variant, or the same for all.
  func isFixed(_ region: Region) -> Bool { variants.count == 1 || fixed.contains(region) }

  /// The code for a region, other than its solution, with the numbers of the variants that have it.
  func choices(in region: Region) -> [(numbers: Set<Int>, lines: [String])] {
    var choices: [(numbers: Set<Int>, lines: [String])] = []
    for (index, variant) in variants.enumerated() {
      guard let change = variant.changes[region] else { continue }
      let lines = lines(change, of: index)
      if let known = choices.firstIndex(where: { $0.lines == lines }) {
        choices[known].numbers.insert(Self.number(index))
      } else {
        choices.append(([Self.number(index)], lines))
      }
    }
    return choices
  }

  /// What variants add beside a region, with the number of each.
  func additions(beside region: Region) -> [(number: Int, lines: [String])] {
    variants.indices.compactMap { index in
      variants[index].besides[region].map { (Self.number(index), lines($0, of: index)) }
    }
  }

  /// Lines of a variant, which share a file with those of the others.
  private func lines(_ lines: [String], of index: Int) -> [String] {
    variants.count == 1 ? lines : variants[index].lines(lines, ofNumber: Self.number(index))
  }

  /// Smaller batches, in which what broke this one's build is apart.
  ///
  /// - Parameters:
  ///   - faults: Where the build's errors are.
  ///   - mutants: What is not worth a build of its own. It is left out when it is to blame.
  func split(
    at faults: [(file: VariantFile, line: Int)], mutants: Set<Variant> = []
  ) -> (batches: [VariantBatch], leftOut: [Variant]) {
    var alone: Set<Int> = []
    var alike: Set<Region> = []
    for (file, line) in faults {
      switch file.owner(of: line) {
      case .variants(let numbers, _) where numbers.count == 1: alone.formUnion(numbers)
      case .variants(_, let region), .switching(let region): alike.insert(region)
      case nil: file.sharedRegion(near: line).map { _ = alike.insert($0) }
      }
    }
    if alone.isEmpty, alike.isEmpty { return (halves(of: variants), []) }
    let blamed = alone.sorted().map { variants[$0 - 1] }
    let rest = variants.indices.filter { !alone.contains(Self.number($0)) }.map { variants[$0] }
    // One of them may be to blame for a fault in given code; the others can still share a build.
    let suspects = rest.filter { mutants.contains($0) && !alike.isDisjoint(with: $0.changes.keys) }
    let others = rest.filter { !suspects.contains($0) }
    let batches =
      Self.batches(of: others, fixed: suspects.isEmpty ? fixed.union(alike) : fixed)
      + halves(of: suspects)
      + blamed.filter { !mutants.contains($0) }.map { VariantBatch(variants: [$0], fixed: fixed) }
    return (batches, blamed.filter(mutants.contains))
  }

  private func halves(of variants: [Variant]) -> [VariantBatch] {
    let middle = variants.count / 2
    return [variants[..<middle], variants[middle...]].filter { !$0.isEmpty }.map {
      VariantBatch(variants: Array($0), fixed: fixed)
    }
  }

  /// Parts variants by what cannot be chosen at run time.
  private static func batches(of variants: [Variant], fixed: Set<Region>) -> [VariantBatch] {
    var groups: [(common: Variant, variants: [Variant])] = []
    for variant in variants {
      let common = Variant(changes: variant.changes.filter { fixed.contains($0.key) })
      if let known = groups.firstIndex(where: { $0.common == common }) {
        groups[known].variants.append(variant)
      } else {
        groups.append((common, [variant]))
      }
    }
    return groups.sorted { $0.variants.count > $1.variants.count }
      .map { VariantBatch(variants: $0.variants, fixed: fixed) }
  }
}

extension Variant {
  fileprivate var defers: Bool { changes.values.contains { $0.contains(where: isDefer) } }
}
