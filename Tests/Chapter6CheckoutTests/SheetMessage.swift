@testable import Chapter6Checkout

/// A message of an order sheet to its view or its router.
enum SheetMessage {
  case wait
  case endOfWait
  case words(String)
  case sheet(OrderSheet)
  case confirmation(number: Int, total: Won)
}

extension SheetMessage {
  /// What kind of message it is.
  enum Kind {
    case wait, endOfWait, words, sheet, confirmation
  }

  var kind: Kind {
    switch self {
    case .wait: .wait
    case .endOfWait: .endOfWait
    case .words: .words
    case .sheet: .sheet
    case .confirmation: .confirmation
    }
  }

  /// The sheet that is shown, if one is.
  var sheet: OrderSheet? {
    if case .sheet(let sheet) = self { sheet } else { nil }
  }

  /// The same message, with another sheet if it shows one.
  func mapSheet(_ change: (OrderSheet) -> OrderSheet) -> SheetMessage {
    sheet.map { .sheet(change($0)) } ?? self
  }
}
