/// View model: one row of the list, as a display string.
nonisolated struct UserRow: Equatable, Identifiable {
  let id: User.ID
  let text: String

  init(_ user: User) {
    id = user.id
    text = "\(user.name), \(user.employer)"
  }
}
