import Foundation

/// Answers a search in the shape of GitHub's, from `Replies/repositories.json`.
///
/// It finds each repository that has every word of `q` in its full name or its description, whatever the case.
/// Those with more stars come first; with as many stars, the full name decides.
enum RepositorySearch {
  /// The reply to `/search/repositories?q=viper&per_page=10&page=2`.
  static func reply(to url: URL) -> Reply {
    let query = SearchQuery(url)
    if query.words.isEmpty { return SearchFailure.missing }
    if query.text.count > 256 { return SearchFailure.tooLong }
    if query.beginsTooFar { return SearchFailure.tooFar }
    do {
      guard let all = try BundledReplies.elements(of: "repositories") else { return .status(500) }
      let found = all.filter { has(query.words, in: $0) }.sorted { rank($0) < rank($1) }
      let page = found.dropFirst((query.page - 1) * query.perPage).prefix(query.perPage)
      let body = try BundledReplies.encode([
        "total_count": found.count, "incomplete_results": false, "items": Array(page),
      ])
      let pages = (found.count + query.perPage - 1) / query.perPage
      let link = PageLinks.text(at: url, page: query.page, last: pages)
      return .adding(headers: link.map { ["link": $0] } ?? [:], to: .body(body))
    } catch {
      return .status(500)
    }
  }

  private static func has(_ words: [String], in repository: [String: Any]) -> Bool {
    let texts = ["full_name", "description"].compactMap { repository[$0] as? String }
    return words.allSatisfy { word in texts.contains { $0.lowercased().contains(word) } }
  }

  private static func rank(_ repository: [String: Any]) -> (Int, String) {
    let stars = repository["stargazers_count"] as? Int ?? 0
    return (-stars, repository["full_name"] as? String ?? "")
  }
}
