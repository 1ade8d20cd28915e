@testable import Chapter6Checkout

nonisolated extension OrderSheet {
  /// The price of all the goods, which each row ends with.
  var goods: Won {
    rows.map { Won($0.text.split(separator: ": ").last?.filter(\.isNumber) ?? "") ?? 0 }
      .reduce(0, +)
  }

  /// Returns the sheet with some values replaced; `.some(nil)` removes one.
  func with(
    rows: [Row]? = nil, discount: String?? = nil, shipping: String? = nil, total: String? = nil,
    notice: String?? = nil
  ) -> OrderSheet {
    OrderSheet(
      rows: rows ?? self.rows, discount: discount ?? self.discount,
      shipping: shipping ?? self.shipping, total: total ?? self.total,
      notice: notice ?? self.notice)
  }

  /// Returns the sheet without its notice, if the notice has this prefix.
  func without(notice prefix: String) -> OrderSheet {
    notice?.hasPrefix(prefix) == true ? with(notice: .some(nil)) : self
  }
}
