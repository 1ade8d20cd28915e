/// View data: a user's row in the list, in words.
nonisolated struct UserRow: Equatable, Identifiable {
  let id: User.ID
  let text: String

  init(_ user: User) {
    id = user.id
    text = "\(user.name), \(user.employer)"
  }
}
