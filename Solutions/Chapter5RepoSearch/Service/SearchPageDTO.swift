import Foundation

/// Transport type: a page of repositories in the server's own words and shape, and nobody else's.
nonisolated struct SearchPageDTO: Decodable {
  let total: Int
  let items: [Item]

  nonisolated struct Item: Decodable {
    let id: Int
    let name: String
    // exercise 5.1 · item: Somebody looks for "viper", and sees nothing. Take what the server sends, with its gaps.
    let summary: String?
    let language: String?
    // starter: let summary: String
    // starter: let language: String
    // end 5.1
    let stars: Int

    private enum CodingKeys: String, CodingKey {
      case id, language
      case name = "full_name"
      case summary = "description"
      case stars = "stargazers_count"
    }

    /// The entity that this stands for.
    var repo: Repo {
      Repo(id: id, name: name, summary: summary, language: language, stars: stars)
    }
  }

  private enum CodingKeys: String, CodingKey {
    case total = "total_count"
    case items
  }

  /// The entity that this stands for.
  ///
  /// - Parameter next: The address of the next page.
  func page(next: URL?) -> SearchPage {
    // exercise 5.1 · page: Somebody looks for "viper", and sees nothing. Take what the server sends, with its gaps.
    SearchPage(repos: items.map(\.repo), total: total, next: next)
    // starter: SearchPage(repos: [], total: 0, next: nil)
    // end 5.1
  }
}
