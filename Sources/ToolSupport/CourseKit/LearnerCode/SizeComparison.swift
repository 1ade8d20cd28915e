/// The types of a chapter that a learner has made larger or smaller, or given other dependencies.
package struct SizeComparison {
  /// A type before, in the starter, and now; nil where there is none of this name.
  package typealias Pair = (before: TypeSize?, now: TypeSize?)

  /// The types that have changed, sorted by name.
  package let changes: [Pair]

  /// - Parameters:
  ///   - before: The texts of the starters.
  ///   - now: The texts of the learner's files.
  package init(before: some Sequence<String>, now: some Sequence<String>) {
    func named(_ sizes: [TypeSize]) -> [String: TypeSize] {
      Dictionary(uniqueKeysWithValues: sizes.map { ($0.name, $0) })
    }
    let (before, now) = (named(TypeSize.all(in: before)), named(TypeSize.all(in: now)))
    changes = Set(before.keys).union(now.keys).sorted().map { (before[$0], now[$0]) }
      .filter { $0.before != $0.now }
  }

  /// Compares the exercise files of a chapter with their starters.
  package init(of source: ChapterSource, in workbook: Workbook) {
    let folder = source.chapter.folder(in: .exercises)
    let files = workbook.files(below: folder).filter { $0.hasSuffix(".swift") }
    self.init(
      before: source.starters.values,
      now: files.compactMap { workbook.text(of: "\(folder)/\($0)") })
  }
}
