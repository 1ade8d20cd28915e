/// Entity: a seat at a concert.
struct Ticket: Equatable, Identifiable {
  let id: Int
  let concert: String
  var seat: Int
}
