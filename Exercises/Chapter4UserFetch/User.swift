/// Entity: a user, as this app thinks of one.
nonisolated struct User: Equatable, Identifiable, Sendable {
  let id: Int
  let name: String
  let email: String
  let city: String
  let employer: String
}
