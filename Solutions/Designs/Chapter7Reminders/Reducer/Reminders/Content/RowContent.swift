/// What one row shows, and what its choices stand for.
struct RowContent {
  let choice: Choice
  var buttons: [Choice] = []
}
