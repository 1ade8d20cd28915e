import ScreenKit

/// View: shows each row with its buttons, and reports the action and the id of the row.
final class OffersView: Screen, OffersViewProtocol {
  let presenter: any OffersPresenterProtocol
  private var offerRows: [OfferRow] = []

  init(presenter: any OffersPresenterProtocol) {
    self.presenter = presenter
    super.init()
  }

  func showRows(_ rows: [OfferRow]) {
    offerRows = rows
    self.rows = rows.map(\.title)
    rowButtons = rows.map { row in row.actions.map(Self.title) }
  }

  override func didSelectButton(at button: Int, inRow row: Int) {
    guard offerRows.indices.contains(row), offerRows[row].actions.indices.contains(button)
    else { return }
    presenter.didSelect(offerRows[row].actions[button], inRow: offerRows[row].id)
  }

  private static func title(of action: OfferAction) -> String {
    switch action {
    case .save: "Save"
    case .share: "Share"
    case .withdraw: "Withdraw"
    }
  }
}
