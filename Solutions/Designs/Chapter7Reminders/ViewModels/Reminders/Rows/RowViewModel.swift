/// View model: one row, which knows what a tap on it does.
struct RowViewModel {
  let title: String
  var buttons: [ButtonViewModel] = []
  let select: () -> Void
}
