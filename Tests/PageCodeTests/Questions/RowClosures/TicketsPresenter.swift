/// Presenter: finds the ticket when the user taps it.
final class TicketsPresenter: TicketsPresenterProtocol {
  weak var view: (any TicketsViewProtocol)?
  private let wireframe: any TicketsWireframeProtocol
  private var tickets: [Ticket] = []

  init(wireframe: any TicketsWireframeProtocol) {
    self.wireframe = wireframe
  }

  func didSelectTicket(id: Ticket.ID) {
    guard let ticket = tickets.first(where: { $0.id == id }) else { return }
    wireframe.showTicket(ticket)
  }
}

extension TicketsPresenter: TicketsInteractorOutputProtocol {
  func didRetrieveTickets(_ tickets: [Ticket]) {
    self.tickets = tickets
    view?.showRows(tickets.map { TicketRow(id: $0.id, title: $0.concert) })
  }
}
