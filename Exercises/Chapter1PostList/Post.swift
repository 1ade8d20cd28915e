import Foundation

/// Entity: a post, as this app thinks of it.
nonisolated struct Post: Codable, Equatable, Identifiable, Sendable {
  let id: Int
  let title: String
  let imageURL: URL
  let thumbImageURL: URL

  /// The server's words for what we call `imageURL` and `thumbImageURL`.
  private enum CodingKeys: String, CodingKey {
    case id
    case title
    case imageURL = "url"
    case thumbImageURL = "thumbnailUrl"
  }
}
