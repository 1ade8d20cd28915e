/// A region that cannot be told apart for sure in a learner's file.
package struct UnlocatedRegion: Error, Equatable {
  package let region: Region
  /// What is in the way, and how to fix it.
  package let reason: String
}
