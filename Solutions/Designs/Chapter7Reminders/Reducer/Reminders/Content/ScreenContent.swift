/// What a screen shows.
struct ScreenContent {
  var title = ""
  var lines: [String] = []
  var rows: [RowContent] = []
  var isLoading = false
}
