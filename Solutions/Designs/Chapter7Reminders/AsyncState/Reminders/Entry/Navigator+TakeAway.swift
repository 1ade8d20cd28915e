import ScreenKit

extension Navigator {
  /// Closes an alert without an answer, also if another one has appeared above it.
  func takeAway(_ alert: Alert) {
    guard alert.navigator === self else { return }
    var above: [Screen] = []
    while let top = presented, top !== alert {
      above.append(top)
      dismiss()
    }
    dismiss()
    for screen in above.reversed() { present(screen) }
  }
}
