import Foundation

/// Entity: a post, with the names that this app uses.
nonisolated struct Post: Codable, Equatable, Identifiable, Sendable {
  let id: Int
  let title: String
  let imageURL: URL
  /// A small version of it, which no screen of this app shows.
  ///
  /// A post without it can't be read, so at work you would leave out such a field.
  let thumbImageURL: URL

  /// The server has other names for `imageURL` and `thumbImageURL`.
  private enum CodingKeys: String, CodingKey {
    case id
    case title
    case imageURL = "url"
    case thumbImageURL = "thumbnailUrl"
  }
}
