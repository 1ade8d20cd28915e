import ScreenKit

/// View: draws the rows again only if they have changed.
final class TicketsView: Screen, TicketsViewProtocol {
  let presenter: any TicketsPresenterProtocol
  private var tickets: [TicketRow] = []

  init(presenter: any TicketsPresenterProtocol) {
    self.presenter = presenter
    super.init()
  }

  func showRows(_ rows: [TicketRow]) {
    guard rows != tickets else { return }
    tickets = rows
    self.rows = rows.map(\.title)
  }

  override func didSelectRow(at index: Int) {
    guard tickets.indices.contains(index) else { return }
    presenter.didSelectTicket(id: tickets[index].id)
  }
}
