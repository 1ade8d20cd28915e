/// Entity: something to read.
struct Article: Identifiable {
  let id: Int
  var isStarred = false
}
