import Foundation

/// Answers in the shape of JSONPlaceholder's, from the files in `Replies`.
enum BundledReplies {
  /// The reply to `/photos`, `/photos?_limit=5` or `/photos/3`; the files say which names there are.
  static func reply(to url: URL) -> Reply {
    let path = url.pathComponents.filter { $0 != "/" }
    guard let name = path.first, path.count <= 2,
      let file = Bundle.module.url(
        forResource: name, withExtension: "json", subdirectory: "Replies")
    else { return .status(404) }
    do {
      let json = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
      guard let all = json as? [[String: Any]] else { return .status(500) }
      guard path.count == 2 else {
        return try .body(encode(Array(all.prefix(limit(in: url) ?? all.count))))
      }
      guard let one = all.first(where: { $0["id"] as? Int == path.last.flatMap(Int.init) }) else {
        return .status(404)
      }
      return try .body(encode(one))
    } catch {
      return .status(500)
    }
  }

  private static func limit(in url: URL) -> Int? {
    URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems?
      .first { $0.name == "_limit" }?.value.flatMap(Int.init).flatMap { $0 < 0 ? nil : $0 }
  }

  private static func encode(_ json: Any) throws -> Data {
    try JSONSerialization.data(
      withJSONObject: json, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
  }
}
