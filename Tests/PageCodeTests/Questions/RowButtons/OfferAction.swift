/// What a button in a row can mean.
enum OfferAction: Equatable {
  case save
  case share
  case withdraw
}
