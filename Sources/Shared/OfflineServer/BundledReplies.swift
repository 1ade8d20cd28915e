import Foundation

/// Answers in the shape of JSONPlaceholder's, from the files in `Replies`.
enum BundledReplies {
  /// The reply to `/photos`, `/photos?_limit=5`, `/photos/3` or `/coupons/SPRING`.
  ///
  /// The files say which names there are. A coupon has a code in place of an id.
  static func reply(to url: URL) -> Reply {
    let path = url.pathComponents.filter { $0 != "/" }
    // Those are found by a search alone.
    guard let name = path.first, path.count <= 2, name != "repositories" else {
      return .status(404)
    }
    do {
      guard let all = try elements(of: name) else { return .status(404) }
      guard path.count == 2 else {
        return try .body(encode(Array(all.prefix(limit(in: url) ?? all.count))))
      }
      let one = all.first { element in
        (element["id"] ?? element["cpn_cd"]).map { "\($0)" } == path.last
      }
      guard let one else {
        return .status(404)
      }
      return try .body(encode(one))
    } catch {
      return .status(500)
    }
  }

  /// What a file in `Replies` lists, or nil when there is no such file.
  static func elements(of name: String) throws -> [[String: Any]]? {
    let file = Bundle.module.url(
      forResource: name, withExtension: "json", subdirectory: "Replies")
    guard let file else { return nil }
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    guard let all = json as? [[String: Any]] else { throw CocoaError(.fileReadCorruptFile) }
    return all
  }

  static func encode(_ json: Any) throws -> Data {
    try JSONSerialization.data(
      withJSONObject: json, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
  }

  private static func limit(in url: URL) -> Int? {
    URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems?
      .first { $0.name == "_limit" }?.value.flatMap(Int.init).flatMap { $0 < 0 ? nil : $0 }
  }
}
