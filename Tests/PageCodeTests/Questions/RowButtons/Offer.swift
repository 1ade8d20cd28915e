/// Entity: something for sale.
struct Offer: Equatable, Identifiable {
  let id: Int
  let title: String
  let isMine: Bool
}
