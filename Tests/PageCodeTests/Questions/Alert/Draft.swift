/// Entity: a message that has not been sent.
struct Draft: Equatable, Identifiable {
  let id: Int
  let subject: String
}
