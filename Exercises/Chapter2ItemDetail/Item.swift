/// Entity: something that is sold at the flea market.
nonisolated struct Item: Equatable, Identifiable, Sendable {
  let id: Int
  var name: String
  var priceInCents: Int
  /// The number of the stall that sells it.
  var stall: Int
  var isSold = false
  var isFavourite = false
}
