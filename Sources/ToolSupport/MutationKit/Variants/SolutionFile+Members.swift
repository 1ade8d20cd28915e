import CourseKit

extension SolutionFile {
  /// The members that a region declares; nil for a region in a body, or without a method.
  func members(of region: Region) -> RegionMembers? {
    scope(of: region).isBody ? nil : RegionMembers(region)
  }

  /// The file with a region for each body of a method that a region declares.
  ///
  /// - Parameter wholes: Regions that stay as they are.
  func withBodies(except wholes: Set<Region> = []) -> SolutionFile {
    refined { wholes.contains($0) ? nil : members(of: $0)?.pieces }
  }
}
