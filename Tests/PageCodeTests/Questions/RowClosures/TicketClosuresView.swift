import ScreenKit

/// View: draws the rows again only if they have changed, and calls the closure of a row.
final class TicketClosuresView: Screen, TicketClosuresViewProtocol {
  private var tickets: [TicketClosureRow] = []

  func showRows(_ rows: [TicketClosureRow]) {
    guard rows != tickets else { return }
    tickets = rows
    self.rows = rows.map(\.title)
  }

  override func didSelectRow(at index: Int) {
    guard tickets.indices.contains(index) else { return }
    tickets[index].onTap()
  }
}
