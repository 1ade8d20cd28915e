/// The files that a build reads, as they are at one moment, by their full paths.
typealias SourceStamps = [String: FileStamp]

extension SourceStamps {
  /// The files that have come, gone, or been written since another moment.
  func changes(since old: SourceStamps) -> Set<String> {
    Set(Set(keys).union(old.keys).filter { self[$0] != old[$0] })
  }
}
