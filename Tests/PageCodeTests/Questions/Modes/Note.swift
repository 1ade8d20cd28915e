/// Entity: what the user has written.
nonisolated struct Note: Identifiable, Equatable, Sendable {
  let id: Int
  let text: String
}
