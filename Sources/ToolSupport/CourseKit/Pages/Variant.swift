/// A chapter's solutions with other code in some of their regions.
package struct Variant: Hashable, Sendable {
  /// What stands in a region instead of its solution.
  package var changes: [Region: [String]] = [:]
  /// What stands after the member that holds a region, as a page writes it.
  package var besides: [Region: [String]] = [:]

  package init(changes: [Region: [String]] = [:], besides: [Region: [String]] = [:]) {
    self.changes = changes
    self.besides = besides
  }

  /// The solutions as they are.
  package static let solution = Variant()
}
