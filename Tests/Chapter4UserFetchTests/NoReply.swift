import Foundation
import Testing

@testable import Chapter4UserFetch

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What arrives instead of a list of users.
nonisolated enum NoReply {
  /// Data that is not a list of users.
  static let noLists: [String] = {
    let one = json(of: [.amara]).dropFirst().dropLast()
    return [
      "", "[{", "{}", #"[{"id": 1}]"#, "null", "[null]", "[7]", "<h1>Log in</h1>",
      #"{"users": []}"#, "\(one)", "[\(one), {}]", "[{}, \(one)]", "[\(one), null]", "[\(one)",
    ]
  }()

  /// Where a server may have redirected the request to.
  private static var elsewhere: [String: Any] {
    [NSURLErrorFailingURLErrorKey: URL(filePath: "/elsewhere")]
  }

  /// What a session reports, and the error that it has to become.
  static func errors(
    at address: String
  ) -> [(name: String, error: (any Error)?, failure: FetchError)] {
    [
      (".timedOut", URLError(.timedOut), .tooSlow),
      (".badURL", URLError(.badURL), .badAddress(address)),
      (".badURL of another address", URLError(.badURL, userInfo: elsewhere), .badAddress(address)),
      (".unsupportedURL", URLError(.unsupportedURL), .badAddress(address)),
      (".notConnectedToInternet", URLError(.notConnectedToInternet), .offline),
      (".cannotFindHost", URLError(.cannotFindHost), .offline),
      (".dnsLookupFailed", URLError(.dnsLookupFailed), .offline),
      (".cannotConnectToHost", URLError(.cannotConnectToHost), .offline),
      (".networkConnectionLost", URLError(.networkConnectionLost), .offline),
      (".cancelled", URLError(.cancelled), .offline),
      (".unknown", URLError(.unknown), .offline),
      ("an error of another domain", NSError(domain: "Files", code: -1001), .offline),
      ("CancellationError()", CancellationError(), .offline),
      ("no error", nil, .offline),
    ]
  }

  /// All the other codes that a session may report.
  static let otherCodes: [URLError.Code] = (-4000..<0)
    .compactMap { URLError.Code(rawValue: $0) as URLError.Code? }
    .filter { ![.timedOut, .badURL, .unsupportedURL].contains($0) }

  @MainActor private static var hasSurvived = false

  /// Reads all of it in a separate process first, because a forced cast would crash the app.
  @MainActor static func rehearse(
    sourceLocation place: SourceLocation = #_sourceLocation
  ) async throws {
    guard !hasSurvived else { return }
    try await #require(processExitsWith: .success, Rule.nothingIsCertain, sourceLocation: place) {
      for json in NoReply.noLists { _ = FetchResult(to: json, status: 200) }
      for (_, error, _) in NoReply.errors(at: "") { _ = UserReply.failure(error, at: "") }
    }
    hasSurvived = true
  }
}
