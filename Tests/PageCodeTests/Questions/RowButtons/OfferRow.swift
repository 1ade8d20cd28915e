/// View model of a row: the presenter decides which buttons it has.
struct OfferRow: Equatable {
  let id: Offer.ID
  let title: String
  let actions: [OfferAction]
}
