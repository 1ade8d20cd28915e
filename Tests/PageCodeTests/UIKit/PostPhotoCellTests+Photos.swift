import Foundation

extension PostPhotoCellTests {
  /// A server whose photos arrive when the test delivers them.
  final class Photos {
    /// The smallest GIF, so that UIKit accepts it as well.
    let gif = Data(base64Encoded: "R0lGODlhAQABAAAAACwAAAAAAQABAAACAkwBADs=") ?? Data()
    private(set) var requests: [URL: CheckedContinuation<Data, any Error>] = [:]
    private(set) var cancelled: [URL] = []
    private(set) var endings = 0

    func load(_ url: URL) async throws -> Data {
      defer { endings += 1 }
      let data = try await withCheckedThrowingContinuation { requests[url] = $0 }
      if Task.isCancelled { cancelled.append(url) }
      return data
    }

    func deliver(_ url: URL) {
      requests.removeValue(forKey: url)?.resume(returning: gif)
    }
  }
}
