/// A region that cannot be told apart for sure in a learner's file.
struct LostRegion: Error, Equatable {
  let region: Region
  /// What is in the way, and how to fix it.
  let reason: String
}
