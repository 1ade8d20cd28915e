import Foundation
import OfflineServer
import TestSupport
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
      "[\(one.replacing(#""id""#, with: "id"))]", "// One.\n[\(one)]", "[[\(one)]]",
      "[[]]", "[\(one)] []", "[\(one)],", #"{"1": \#(one)}"#, "\"[]\"", "0", "false",
      "[\(one.replacing(#""id":3"#, with: #""id":"3""#))]",
      "[\(one.replacing(#""id":3"#, with: #""id":3.5"#))]",
      "[\(one.replacing(#""Lagos""#, with: "null"))]",
      "[\(one.replacing(#""amara@example.com""#, with: "7"))]",
    ]
  }()

  /// What an error may say besides its code: nothing, or something that would lead to another message.
  private static var details: [(words: String, info: [String: Any])] {
    [
      ("", [:]),
      (" with another address, and after a timeout", after(.timedOut, "The request timed out.")),
      (" with another address, and after a bad URL", after(.badURL, "The URL is bad.")),
      (" with another address, and without a network", after(.notConnectedToInternet, "Offline.")),
    ]
  }

  private static func after(_ code: URLError.Code, _ description: String) -> [String: Any] {
    [
      NSURLErrorFailingURLErrorKey: URL(filePath: "/elsewhere"),
      "NSErrorFailingURLStringKey": "http://elsewhere", NSUnderlyingErrorKey: URLError(code),
      NSLocalizedDescriptionKey: description, NSLocalizedFailureReasonErrorKey: description,
    ]
  }

  /// What a session reports, and the error that it has to become.
  static func errors(
    at address: String
  ) -> [(name: String, error: (any Error)?, failure: FetchError)] {
    let codes: [(name: String, code: URLError.Code, failure: FetchError)] = [
      (".timedOut", .timedOut, .tooSlow),
      (".badURL", .badURL, .badAddress(address)),
      (".unsupportedURL", .unsupportedURL, .badAddress(address)),
      (".notConnectedToInternet", .notConnectedToInternet, .offline),
      (".cannotFindHost", .cannotFindHost, .offline),
      (".dnsLookupFailed", .dnsLookupFailed, .offline),
      (".cannotConnectToHost", .cannotConnectToHost, .offline),
      (".networkConnectionLost", .networkConnectionLost, .offline),
      (".cancelled", .cancelled, .offline),
      (".unknown", .unknown, .offline),
    ]
    let errors =
      details.flatMap { words, info in
        codes.map { ($0.name + words, URLError($0.code, userInfo: info), $0.failure) }
          + [-1001, -1002, 110].map {
            (
              "an error of another domain", NSError(domain: "Files", code: $0, userInfo: info),
              .offline
            )
          }
      } as [(String, (any Error)?, FetchError)]
    return errors + [
      ("CancellationError()", CancellationError(), .offline), ("no error", nil, .offline),
      ("POSIXError(.ETIMEDOUT)", POSIXError(.ETIMEDOUT), .offline),
    ]
  }

  /// All the other codes that a session may report.
  static let otherCodes: [URLError.Code] = (-4000..<0)
    .compactMap { URLError.Code(rawValue: $0) as URLError.Code? }
    .filter { ![.timedOut, .badURL, .unsupportedURL].contains($0) }

  /// The codes of a response that was cut or damaged, which may be called undecodable as well.
  static let codesOfDamage: Set<URLError.Code> = [
    .badServerResponse, .zeroByteResource, .cannotDecodeRawData, .cannotDecodeContentData,
    .cannotParseResponse, .dataLengthExceedsMaximum, .downloadDecodingFailedMidStream,
    .downloadDecodingFailedToComplete,
  ]

  /// A reply that brings no users, and the result that it has to become, which is what `UserReply` makes of it.
  ///
  /// There is no result if any error will do.
  typealias Failure = (name: String, reply: Reply, result: ResultAtAddress)
  typealias ResultAtAddress = @Sendable (_ address: String) -> FetchResult?

  /// Errors that are none of a session, as an interceptor may report them.
  private static let otherErrors: [any Error] = [
    CancellationError(), NSError(domain: "Files", code: -1001),
    NSError(domain: NSPOSIXErrorDomain, code: 60),
    DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "Damaged.")),
  ]

  /// What arrives from something that is no server of the web.
  static let oddReplies: [Reply] =
    [.withoutStatus(Data(usersJSON.utf8)), .withoutStatus(Data())]
    + otherErrors.map { .otherFailure($0) }

  /// Every error of a session, and what else a service may be tempted to request again.
  static let failures: [Failure] = {
    let codes = otherCodes.filter { $0.rawValue >= -1210 } + [.timedOut, .badURL, .unsupportedURL]
    let statuses = Array(400...429) + Array(500...511) + [301, 304, 522, 599]
    var failures = codes.map { code -> Failure in
      let result: ResultAtAddress = { .failure(UserReply.failure(URLError(code), at: $0)) }
      // The user reads the address as it was typed, and not as the URL writes its space.
      let space = [.badURL, .unsupportedURL].contains(code) ? " " : ""
      return ("error\(space)\(code.rawValue)", .failure(code), result)
    }
    var texts = statuses.map { (name: "status\($0)", json: usersJSON, status: $0) }
    texts += [404, 429, 503].map { ("bare\($0)", "", $0) }
    texts += noLists.enumerated().map { ("data\($0)", $1, 200) }
    failures += texts.map { name, json, status -> Failure in
      (
        name, .json(json, status: status),
        { _ in UserReply(json: json, status: status).usersOrError }
      )
    }
    failures += [usersJSON, ""].enumerated().map { number, json -> Failure in
      let result = UserReply(json: json, status: 0).usersOrError
      let reply = Reply.withoutStatus(Data(json.utf8))
      return ("noHTTP\(number)", reply, { _ in result.isSuccess ? result : nil })
    }
    failures += otherErrors.enumerated().map { number, error -> Failure in
      let result: ResultAtAddress = { .failure(UserReply.failure(error, at: $0)) }
      return ("noURLError\(number)", .otherFailure(error), result)
    }
    return failures
  }()

  @MainActor private static var hasSurvived = false

  /// Reads all of it in a separate process first, because a forced cast would crash the app.
  @MainActor static func tryAllInSeparateProcess(
    sourceLocation place: SourceLocation = #_sourceLocation
  ) async throws {
    guard !hasSurvived else { return }
    try await #require(processExitsWith: .success, Rule.nothingIsCertain, sourceLocation: place) {
      for json in NoReply.noLists { _ = UserReply(json: json, status: 200).usersOrError }
      for (_, error, _) in NoReply.errors(at: "") { _ = UserReply.failure(error, at: "") }
      for code in NoReply.otherCodes { _ = UserReply.failure(URLError(code), at: "") }
    }
    hasSurvived = true
  }
}
