import Foundation

extension ThumbnailCache {
  /// Asks once more, at once, if the first load fails.
  func dataOrRetry(at url: URL) async throws -> Data {
    do { return try await data(at: url) } catch { return try await data(at: url) }
  }
}
