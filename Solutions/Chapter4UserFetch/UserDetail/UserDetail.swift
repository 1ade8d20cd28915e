/// View model: the display strings of one user.
nonisolated struct UserDetail: Equatable {
  let title: String
  let lines: [String]

  init(_ user: User) {
    title = user.name
    lines = ["Email: \(user.email)", "City: \(user.city)", "Works for: \(user.employer)"]
  }
}
