/// View data: a user alone on the screen, in words.
nonisolated struct UserDetail: Equatable {
  let title: String
  let lines: [String]

  init(_ user: User) {
    title = user.name
    lines = ["Email: \(user.email)", "City: \(user.city)", "Works for: \(user.employer)"]
  }
}
