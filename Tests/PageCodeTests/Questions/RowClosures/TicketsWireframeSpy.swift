/// A wireframe that records which tickets were opened.
final class TicketsWireframeSpy: TicketsWireframeProtocol {
  var opened: [Ticket] = []

  func showTicket(_ ticket: Ticket) { opened.append(ticket) }
}
