import Foundation
import Testing

@testable import Chapter4UserFetch

typealias Answer = Result<[User], FetchError>

nonisolated extension User {
  static let minjun = User(
    id: 7, name: "Kim Minjun", email: "minjun@example.com", city: "Seoul",
    employer: "Kim Bookbinding")
  static let amara = User(
    id: 3, name: "Amara Okafor", email: "amara@example.com", city: "Lagos",
    employer: "Okafor Solar")
}

/// What a server sends: the two users, in the shape of JSONPlaceholder's `/users`.
nonisolated let usersJSON = """
  [{"id": 7, "name": "Kim Minjun", "username": "minjun", "email": "minjun@example.com",
    "address": {"street": "Hanok Lane", "suite": "Apt. 12", "city": "Seoul", "zipcode": "03055",
                "geo": {"lat": "37.5826", "lng": "126.9831"}},
    "phone": "+82-2-555-0101", "website": "minjun.example",
    "company": {"name": "Kim Bookbinding", "catchPhrase": "Pages that stay together",
                "bs": "paper, thread and patience"}},
   {"id": 3, "name": "Amara Okafor", "username": "amara", "email": "amara@example.com",
    "address": {"street": "Palm Crescent", "suite": "Suite 4", "city": "Lagos", "zipcode": "101233",
                "geo": {"lat": "6.4541", "lng": "3.3947"}},
    "phone": "+234-1-555-0102", "website": "amara.example",
    "company": {"name": "Okafor Solar", "catchPhrase": "Heard across the lagoon",
                "bs": "waves and voices"}}]
  """

extension Date {
  /// A moment of a day long ago, which no clock shows by chance.
  static let longAgo = Date(timeIntervalSince1970: 300_000_000)

  /// How the list words this time.
  var wording: String { "As of " + formatted(date: .omitted, time: .shortened) }
}
