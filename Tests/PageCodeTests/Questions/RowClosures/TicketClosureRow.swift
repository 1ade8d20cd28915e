/// View model of a row with a closure.
///
/// The compiler writes no `==` for it, so this one leaves the closure out.
struct TicketClosureRow: Equatable {
  let title: String
  let onTap: () -> Void

  static func == (left: Self, right: Self) -> Bool { left.title == right.title }
}
