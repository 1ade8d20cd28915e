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
  static let variableText = """
    import Foundation

    nonisolated let \(variable) =
      ProcessInfo.processInfo.environment["\(environmentVariable)"].flatMap { Int($0) } ?? 0

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
    return batches(of: variants.filter { !$0.defers }, fixed: fixed)
      + variants.filter(\.defers).map { VariantBatch(variants: [$0], fixed: fixed) }
  }

  /// The number of a variant by its place in the batch.
  static func number(_ index: Int) -> Int { index + 1 }

  /// Whether the region holds the code of one variant, or the same for all.
  func isFixed(_ region: Region) -> Bool { variants.count == 1 || fixed.contains(region) }

  /// The code for a region, other than its solution, with the numbers of the variants that have it.
  func choices(in region: Region) -> [(numbers: Set<Int>, lines: [String])] {
    var choices: [(numbers: Set<Int>, lines: [String])] = []
    for (index, variant) in variants.enumerated() {
      guard let lines = variant.changes[region] else { continue }
      if let known = choices.firstIndex(where: { $0.lines == lines }) {
        choices[known].numbers.insert(Self.number(index))
      } else {
        choices.append(([Self.number(index)], lines))
      }
    }
    return choices
  }

  /// Smaller batches, in which what broke this one's build is apart.
  ///
  /// - Parameter faults: Where the build's errors are.
  func split(at faults: [(file: VariantFile, line: Int)]) -> [VariantBatch] {
    var alone: Set<Int> = []
    var alike: Set<Region> = []
    for (file, line) in faults {
      switch file.owner(of: line) {
      case .variants(let numbers, _) where numbers.count == 1: alone.formUnion(numbers)
      case .variants(_, let region), .switching(let region): alike.insert(region)
      case nil: file.sharedRegion(near: line).map { _ = alike.insert($0) }
      }
    }
    let numbered = variants.indices.map { (number: Self.number($0), variant: variants[$0]) }
    if alone.isEmpty, alike.isEmpty { alone = Set(numbered.map(\.number)) }
    return Self.batches(
      of: numbered.filter { !alone.contains($0.number) }.map(\.variant), fixed: fixed.union(alike))
      + numbered.filter { alone.contains($0.number) }
      .map { VariantBatch(variants: [$0.variant], fixed: fixed) }
  }

  /// Parts variants by what cannot be chosen at run time.
  private static func batches(of variants: [Variant], fixed: Set<Region>) -> [VariantBatch] {
    var groups: [(common: Variant, variants: [Variant])] = []
    for variant in variants {
      let common = Variant(
        changes: variant.changes.filter { fixed.contains($0.key) }, besides: variant.besides)
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
  /// Whether it has a `defer`, which would do its work where a choice ends, and not the body.
  fileprivate var defers: Bool { changes.values.contains { $0.contains(where: isDefer) } }
}

extension SolutionFile {
  /// Whether a region may hold a choice: it stands in a body, and what it does ends with it.
  fileprivate func canChoose(in region: Region) -> Bool {
    let above = pieces.prefix { $0 != .region(region) }.flatMap { piece in
      switch piece {
      case .given(let lines): lines
      case .region(let region): region.solution
      }
    }
    return EnclosingScope(above: above, indentation: region.indentation.count).isBody
      && !region.solution.contains(where: isDefer)
  }
}

private func isDefer(_ line: String) -> Bool { line.trimmed.hasPrefix("defer ") }
