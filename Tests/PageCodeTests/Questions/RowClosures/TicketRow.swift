/// View model of a row: values only, so that two of them can be compared.
struct TicketRow: Equatable {
  let id: Ticket.ID
  let title: String
}
