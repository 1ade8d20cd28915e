// The contract of a list of tickets, once with ids and once with closures.

/// Presenter → View.
protocol TicketsViewProtocol: AnyObject {
  func showRows(_ rows: [TicketRow])
}

/// Presenter → View whose rows have closures.
protocol TicketClosuresViewProtocol: AnyObject {
  func showRows(_ rows: [TicketClosureRow])
}

/// View → Presenter.
protocol TicketsPresenterProtocol: AnyObject {
  func didSelectTicket(id: Ticket.ID)
}

/// Interactor → Presenter.
protocol TicketsInteractorOutputProtocol: AnyObject {
  func didRetrieveTickets(_ tickets: [Ticket])
}

/// Presenter → Wireframe.
protocol TicketsWireframeProtocol: AnyObject {
  func showTicket(_ ticket: Ticket)
}
