import ScreenKit

@testable import Chapter7Reminders

extension VariantScreen {
  /// Shows the hours and the message.
  func draw() {
    guard let hours, freedom != .showsNoHoursWhileLoading || !isLoading else {
      lines = [message].compactMap(\.self)
      let offersRetry =
        hasFailedToLoad && (freedom == .loadsAtEachTryAgain || message != nil || !isLoading)
      rows = hours == nil && offersRetry ? ["Try again"] : []
      rowButtons = []
      return
    }
    let words = [summary(of: hours), message].compactMap(\.self)
    lines = freedom == .showsMessageFirst ? words.reversed() : words
    var isChanged = hours != savedHours
    if fault == .alwaysOffersSave { isChanged = true }
    if fault == .offersSaveAfterMovingBack { isChanged = isChanged || hasMoved }
    if fault == .neverOffersSaveAgain { isChanged = isChanged && !hasHeardOfOtherDevice }
    if freedom == .keepsSaveOutOfSight, isSaving { isChanged = false }
    let start = fault == .passesMidnightOnce && hours.start == 0 ? 24 : hours.start
    let end = fault == .passesMidnightOnce && hours.end == 0 ? 24 : hours.end
    rows = ["From \(start):00", "To \(end):00"] + (isChanged ? ["Save"] : [])
    rowButtons = [["Earlier", "Later"], ["Earlier", "Later"]]
  }

  private func summary(of hours: QuietHours) -> String {
    let length =
      fault == .countsTheBounds && hours.end < hours.start ? hours.length + 1 : hours.length
    return switch length {
    case 0 where fault != .saysNoHours: "Reminders always make a sound."
    case 1 where fault != .saysOneHours: "1 hour without a sound."
    default: "\(length) hours without a sound."
    }
  }

  func words(for error: QuietHoursError) -> String {
    switch error {
    case .offline: "You are offline."
    case .serverProblem: "The server has a problem."
    }
  }
}
