import ScreenKit
import TestSupport
import Testing

struct RowClosuresTests {
  let wireframe = TicketsWireframeSpy()
  let old = Ticket(id: 7, concert: "Night Train", seat: 12)
  let moved = Ticket(id: 7, concert: "Night Train", seat: 14)

  @Test func `Rows with closures are equal although a tap does something different`() {
    var taps: [String] = []
    let first = TicketClosureRow(title: "Night Train") { taps.append("first") }
    let second = TicketClosureRow(title: "Night Train") { taps.append("second") }
    expect(first == second, equals: true)
    first.onTap()
    second.onTap()
    expect(taps, equals: ["first", "second"])
  }

  @Test func `Rows with ids are equal only if a tap means the same`() {
    let first = TicketRow(id: 7, title: "Night Train")
    expect(first == TicketRow(id: 7, title: "Night Train"), equals: true)
    expect(first == TicketRow(id: 8, title: "Night Train"), equals: false)
  }

  @Test func `An old closure opens the ticket as it was`() {
    let presenter = TicketClosuresPresenter(wireframe: wireframe)
    let view = TicketClosuresView()
    presenter.view = view
    presenter.didRetrieveTickets([old])
    presenter.didRetrieveTickets([moved])
    view.didSelectRow(at: 0)
    expect(wireframe.opened, equals: [old])
  }

  @Test func `An id opens the ticket as it is now`() {
    let presenter = TicketsPresenter(wireframe: wireframe)
    let view = TicketsView(presenter: presenter)
    presenter.view = view
    presenter.didRetrieveTickets([old])
    presenter.didRetrieveTickets([moved])
    view.didSelectRow(at: 0)
    expect(wireframe.opened, equals: [moved])
  }
}
