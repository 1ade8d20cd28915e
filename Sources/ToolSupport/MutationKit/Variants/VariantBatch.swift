import CourseKit

/// Variants that share a build.
///
/// They differ in bodies only. Each such body holds the code of all of them, and asks at run time whose
/// turn it is: the technique is known as mutant schemata (Untch, Offutt and Harrold, 1993).
package struct VariantBatch {
  /// The function of the generated code that tells whether it is the turn of a variant.
  private static let turn = "workbookVariant"
  /// The environment variable with the numbers of the variants whose turn it is.
  static let environmentVariable = "WORKBOOK_VARIANT"
  /// The environment variable with the folder of the variant's code, for tests that read it.
  static let codeVariable = "WORKBOOK_CODE"
  static let variableFile = "WorkbookVariant.swift"
  /// A function of the generated code that tells whether an object has called it before.
  package static let repetition = "workbookRepeats"
  static let variableText = """
    import Foundation

    nonisolated func \(turn)(_ numbers: Int...) -> Bool { !turns.isDisjoint(with: numbers) }

    nonisolated private let turns = Set(
      (ProcessInfo.processInfo.environment["\(environmentVariable)"] ?? "").split(separator: ",")
        .compactMap { Int($0) })

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
  /// The variants that the only one of the batch was joined from; empty if it was not joined.
  var joined: [Variant] = []

  /// Parts variants into as few batches as can be built; the largest comes first.
  static func batches(of variants: [Variant], in source: ChapterSource) -> [VariantBatch] {
    let fixed = Set(
      source.files.flatMap { file in file.regions.filter { !file.canChoose(in: $0) } })
    var seen: Set<Variant> = []
    let variants = variants.filter { seen.insert($0).inserted }
    let names = Set(source.files.flatMap(\.declaredNames))
    let isAlone = { (variant: Variant) in !variant.addsForItself(names) }
    let batches =
      batches(of: variants.filter { !isAlone($0) }, fixed: fixed)
      + variants.filter(isAlone).map { VariantBatch(variants: [$0], fixed: fixed) }
    // Where a declaration changes, all tests are compiled again, and once more when it changes back.
    let others = Dictionary(grouping: batches.dropFirst()) { $0.changesBodiesOnly(in: source) }
    return batches.prefix(1) + (others[true] ?? []) + (others[false] ?? [])
  }

  /// Whether what others can see of the chapter stays as it is.
  func changesBodiesOnly(in source: ChapterSource) -> Bool {
    let bodies = Set(
      source.files.map { $0.withBodies() }.flatMap { file in
        file.regions.filter { file.scope(of: $0).isBody }
      })
    return variants.allSatisfy { $0.besides.isEmpty && bodies.isSuperset(of: $0.changes.keys) }
  }

  /// Numbers as the environment has them, and the names of folders.
  static func list(_ numbers: [Int]) -> String {
    numbers.map(String.init).joined(separator: ",")
  }

  /// The number of a variant by its place in the batch.
  static func number(_ index: Int) -> Int { index + 1 }

  /// The code that asks whether it is the turn of one of some variants.
  static func isTurn(of numbers: Set<Int>) -> String {
    "\(turn)(\(numbers.sorted().map(String.init).joined(separator: ", ")))"
  }

  /// The regions in which a variant of the batch has something of its own.
  var regions: Set<Region> {
    Set(variants.flatMap { Array($0.changes.keys) + $0.besides.keys })
  }

  /// Whether the region holds the code of one variant, or the same for all.
  func isFixed(_ region: Region) -> Bool { variants.count == 1 || fixed.contains(region) }

  /// The code for a region, other than its solution, with the numbers of the variants that have it.
  ///
  /// - Parameter numbers: The variants to look at.
  func choices(in region: Region, of numbers: Set<Int>) -> [Choice] {
    var choices: [Choice] = []
    for (index, variant) in variants.enumerated() where numbers.contains(Self.number(index)) {
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

  /// Parts variants by what cannot be chosen at run time.
  static func batches(of variants: [Variant], fixed: Set<Region>) -> [VariantBatch] {
    var groups: [(common: Variant, variants: [Variant])] = []
    for variant in variants {
      let common = Variant(
        changes: variant.changes.filter { fixed.contains($0.key) || !$0.key.canChoose($0.value) })
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

extension Region {
  /// Whether an answer can be one of several: of properties, only who holds whom can be chosen.
  fileprivate func canChoose(_ answer: [String]) -> Bool {
    properties == nil || ownerships(in: answer) != nil
  }
}
