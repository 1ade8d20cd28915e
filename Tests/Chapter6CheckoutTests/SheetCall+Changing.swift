@testable import Chapter6Checkout

extension SheetCall {
  /// What kind of call to the view or the router it is.
  enum Kind { case wait, endOfWait, words, sheet, confirmation }

  var kind: Kind? {
    switch self {
    case .showLoading: .wait
    case .hideLoading: .endOfWait
    case .showMessage: .words
    case .show: .sheet
    case .showConfirmation: .confirmation
    case .request, .place: nil
    }
  }

  /// The sheet that is shown, if one is.
  nonisolated var sheet: OrderSheet? { if case .show(let sheet) = self { sheet } else { nil } }

  /// The same call, with another sheet if it shows one.
  func mapSheet(_ change: (OrderSheet) -> OrderSheet) -> SheetCall {
    sheet.map { .show(change($0)) } ?? self
  }
}
