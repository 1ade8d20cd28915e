/// View model of a row: what is shown, and the id by which the presenter knows it.
struct SongRow: Equatable {
  let id: Int
  let title: String
}
