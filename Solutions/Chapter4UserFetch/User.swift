/// Entity: a user, independent of the server and of the screen.
nonisolated struct User: Equatable, Identifiable, Sendable {
  let id: Int
  let name: String
  let email: String
  let city: String
  let employer: String
}
