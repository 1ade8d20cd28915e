import Foundation

/// Data transfer object: mirrors the JSON of one page, and is used only while a response is read.
nonisolated struct SearchPageDTO: Decodable {
  let total: Int
  let items: [Item]

  nonisolated struct Item: Decodable {
    let id: Int
    let name: String
    // TODO: 5.1 A search for "viper" fails, although 40 repositories match. Read all that the server sent.
    let summary: String
    let language: String
    let stars: Int

    private enum CodingKeys: String, CodingKey {
      case id, language
      case name = "full_name"
      case summary = "description"
      case stars = "stargazers_count"
    }

    /// The entity, mapped from the fields of the server.
    var repo: Repo {
      Repo(id: id, name: name, summary: summary, language: language, stars: stars)
    }
  }

  private enum CodingKeys: String, CodingKey {
    case total = "total_count"
    case items
  }

  /// Maps the page to an entity.
  ///
  /// - Parameter next: The address of the next page.
  func page(next: URL?) -> SearchPage {
    // TODO: 5.1 A search for "viper" fails, although 40 repositories match. Read all that the server sent.
    SearchPage(repos: items.map(\.repo), total: items.count, next: next)
  }
}
