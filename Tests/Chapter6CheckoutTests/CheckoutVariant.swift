@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

/// An order sheet that works, or that is broken in a way that a check should notice.
struct CheckoutVariant {
  /// What it does, to be read after "an order sheet that".
  let deed: String
  let make: MakeCheckout

  /// Those on which a check may crash: the right ones, and those that log less than it expects.
  static var mute: [CheckoutVariant] { [right, failingInAnotherWay] + famous + withOtherWords }

  static let right = CheckoutVariant(deed: "is your own") {
    CheckoutPresenter.make(in: $0)
  }

  /// What happens after a failed order must not be pinned down.
  static let failingInAnotherWay = saying("shows a different message after a failed order") {
    message, occasion in
    guard case .showMessage(let words) = message, occasion == .order else { return [message] }
    return [.showMessage("\(words) Please.")]
  }

  static var broken: [CheckoutVariant] {
    famous + withOtherWords + withOtherQuestions + withOtherSheets + withOtherConfirmations
      + withoutRefusals
  }

  static func saying(
    _ deed: String, _ edit: @escaping (SheetCall, Occasion) -> [SheetCall]
  ) -> CheckoutVariant {
    CheckoutVariant(deed: deed) { BrokenCheckout(in: $0, edit: edit) }
  }

  static func showing(
    _ deed: String, _ change: @escaping (OrderSheet, Occasion) -> OrderSheet
  ) -> CheckoutVariant {
    saying(deed) { message, occasion in [message.mapSheet { change($0, occasion) }] }
  }

  static func asking(
    _ deed: String, _ messenger: @escaping (Shop) -> Messenger
  ) -> CheckoutVariant {
    CheckoutVariant(deed: deed) { BrokenCheckout(in: $0, service: messenger($0)) }
  }
}
