import Foundation

/// Loads each image once, however many cells ask for it at the same time.
actor ThumbnailCache {
  private let load: @Sendable (URL) async throws -> Data
  private var downloads: [URL: Task<Data, any Error>] = [:]

  init(load: @escaping @Sendable (URL) async throws -> Data) {
    self.load = load
  }

  func data(at url: URL) async throws -> Data {
    let download = downloads[url] ?? Task { [load] in try await load(url) }
    downloads[url] = download
    do {
      return try await download.value
    } catch {
      if downloads[url] == download { downloads[url] = nil }
      throw error
    }
  }
}
