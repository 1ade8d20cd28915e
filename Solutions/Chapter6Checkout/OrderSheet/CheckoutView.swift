import ScreenKit

/// View: shows the sheet, and reports what the user types and taps.
final class CheckoutView: Screen, CheckoutViewProtocol {
  let presenter: any CheckoutPresenterProtocol
  private var sheet: OrderSheet?

  init(presenter: any CheckoutPresenterProtocol) {
    self.presenter = presenter
    super.init()
    title = "Order sheet"
    textPrompt = "Coupon"
  }

  override func viewDidLoad() {
    presenter.viewDidLoad()
  }

  override func didEnterText(_ text: String) {
    presenter.didEnterCoupon(text)
  }

  override func didSelectRow(at index: Int) {
    let products = sheet?.rows ?? []
    let (product, action) = index.quotientAndRemainder(dividingBy: 2)
    guard products.indices.contains(product) else {
      if index == products.count * 2 { presenter.didSelectOrder() }
      return
    }
    let id = products[product].id
    if action == 0 { presenter.didAddOne(id: id) } else { presenter.didTakeOne(id: id) }
  }

  func showLoading() {
    isLoading = true
    // What the last request led to is not true of this one.
    lines = linesOfSheet
  }

  func hideLoading() { isLoading = false }

  func show(_ sheet: OrderSheet) {
    self.sheet = sheet
    lines = linesOfSheet
    rows = sheet.rows.flatMap { ["One more: \($0.name)", "One less: \($0.name)"] } + ["Order"]
  }

  func showMessage(_ message: String) {
    lines = linesOfSheet + [message]
  }

  private var linesOfSheet: [String] {
    guard let sheet else { return [] }
    return sheet.rows.map(\.text)
      + [
        sheet.discount.map { "Coupon: \($0)" }, "Shipping: \(sheet.shipping)",
        "Total: \(sheet.total)", sheet.notice,
      ].compactMap { $0 }
  }
}
