/// Entity: a shop and its place.
struct Shop: Equatable {
  let name: String
  let place: Place
}
