import Foundation
import TestSupport
import Testing

@Suite("Isolation: an actor that several screens share")
struct ThumbnailCacheTests {
  let url = URL(filePath: "/images/3-small.png")

  @Test func `Two requests at the same time load once`() async throws {
    let loads = LockedCount()
    let cache = ThumbnailCache { url in
      loads.add()
      await settle()  // So that both have asked before the image is there.
      return Data(url.path.utf8)
    }
    async let first = cache.data(at: url)
    async let second = cache.data(at: url)
    let (one, two) = try await (first, second)
    expect(one, equals: two)
    expect(loads.value, equals: 1)
  }

  @Test func `A failed request is tried again`() async throws {
    let loads = LockedCount()
    let cache = ThumbnailCache { _ in
      if loads.add() == 1 { throw URLError(.timedOut) }
      return Data("image".utf8)
    }
    await #expect(throws: URLError.self) { try await cache.data(at: url) }
    let data = try await cache.data(at: url)
    expect(data, equals: Data("image".utf8))
  }

  /// The actor is the caller, so a retry starts before the next waiter learns of the failure.
  @Test func `Several requests that wait for a failing load share the next one`()
    async throws
  {
    let loads = LockedCount()
    let cache = ThumbnailCache { _ in
      await settle()  // So that all have asked before the load ends.
      if loads.add() == 1 { throw URLError(.timedOut) }
      return Data("image".utf8)
    }
    async let first = cache.dataOrRetry(at: url)
    async let second = cache.dataOrRetry(at: url)
    async let third = cache.dataOrRetry(at: url)
    let images = try await [first, second, third]
    expect(images, equals: Array(repeating: Data("image".utf8), count: 3))
    expect(loads.value, equals: 2)
  }
}
