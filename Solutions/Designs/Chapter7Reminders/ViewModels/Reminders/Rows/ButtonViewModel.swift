/// View model: one button of a row, which knows what a tap on it does.
struct ButtonViewModel {
  let title: String
  let press: () -> Void
}
