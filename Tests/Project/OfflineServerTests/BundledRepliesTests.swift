import Foundation
import OfflineServer
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The shapes are JSONPlaceholder's: a key or a type that differs does not decode.
@Suite("OfflineServer · Bundled replies") struct BundledRepliesTests {
  private struct Photo: Decodable {
    let albumId, id: Int
    let title: String
    let url, thumbnailUrl: URL
  }

  private struct Post: Decodable {
    let userId, id: Int
    let title, body: String
  }

  private struct Todo: Decodable {
    let userId, id: Int
    let title: String
    let completed: Bool
  }

  private struct User: Decodable {
    struct Address: Decodable {
      struct Geo: Decodable { let lat, lng: String }
      let street, suite, city, zipcode: String
      let geo: Geo
    }
    struct Company: Decodable { let name, catchPhrase, bs: String }
    let id: Int
    let name, username, email, phone, website: String
    let address: Address
    let company: Company
  }

  private let server = OfflineServer.bundled()

  @Test func `Photos are numbered from 1 and show their own pictures`() async throws {
    let photos = try await get("photos", as: [Photo].self)
    #expect(photos.map(\.id) == Array(1...40))
    #expect(photos.allSatisfy { $0.url.host() == "pictures.example" })
    let pictures = photos.map(\.url) + photos.map(\.thumbnailUrl)
    #expect(Set(pictures).count == 80)
  }

  @Test func `Each user has posts and todos`() async throws {
    let users = try await get("users", as: [User].self).map(\.id)
    let posts = try await get("posts", as: [Post].self)
    let todos = try await get("todos", as: [Todo].self)
    #expect(users == Array(1...10))
    #expect(posts.map(\.id) == Array(1...30))
    #expect(todos.map(\.id) == Array(1...40))
    #expect(Set(posts.map(\.userId)) == Set(users))
    #expect(Set(todos.map(\.userId)) == Set(users))
    #expect(Set(todos.map(\.completed)) == [true, false])
  }

  @Test func `A user can be written to at example.com`() async throws {
    let users = try await get("users", as: [User].self)
    #expect(users.allSatisfy { $0.email.hasSuffix("@example.com") })
  }

  @Test func `One element is found by its id`() async throws {
    #expect(try await get("photos/3", as: Photo.self).id == 3)
    #expect(try await get("todos/40", as: Todo.self).id == 40)
  }

  @Test(arguments: [
    ("posts?_limit=5", 5), ("posts?_limit=0", 0), ("posts?_limit=99", 30), ("posts?_limit=-1", 30),
    ("posts?_limit=many", 30), ("posts?userId=1&_limit=2", 2), ("posts?userId=1", 30),
  ])
  func `_limit keeps the first elements, and other queries change nothing`(
    path: String, count: Int
  ) async throws {
    #expect(
      try await get(path, as: [Post].self).map(\.id) == Array(1...30).prefix(count).map(\.self))
  }

  @Test(arguments: ["/", "comments", "photos/41", "photos/first", "photos/3/comments"])
  func `An unknown path is answered with 404 and an empty object`(path: String) async throws {
    let (body, response) = try await ask(path, at: server)
    #expect(response.statusCode == 404)
    #expect(String(decoding: body, as: UTF8.self) == "{}")
  }

  @Test func `A reply that was given goes before the bundled one`() async throws {
    server.answer("/photos", with: .status(503))
    #expect(try await ask("photos", at: server).1.statusCode == 503)
    #expect(try await ask("photos/1", at: server).1.statusCode == 200)
  }

  private func get<Value: Decodable>(_ path: String, as type: Value.Type) async throws -> Value {
    let (body, response) = try await ask(path, at: server)
    #expect(response.statusCode == 200)
    #expect(
      response.value(forHTTPHeaderField: "Content-Type")?.hasPrefix("application/json") == true)
    return try JSONDecoder().decode(type, from: body)
  }
}
