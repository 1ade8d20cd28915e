/// Presenter that decides what a tap does when it makes a row, and not when the user taps.
final class TicketClosuresPresenter: TicketsInteractorOutputProtocol {
  weak var view: (any TicketClosuresViewProtocol)?
  private let wireframe: any TicketsWireframeProtocol

  init(wireframe: any TicketsWireframeProtocol) {
    self.wireframe = wireframe
  }

  func didRetrieveTickets(_ tickets: [Ticket]) {
    view?.showRows(
      tickets.map { ticket in
        TicketClosureRow(title: ticket.concert) { [weak self] in
          self?.wireframe.showTicket(ticket)
        }
      })
  }
}
