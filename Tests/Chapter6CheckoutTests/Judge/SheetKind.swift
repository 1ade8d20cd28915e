/// A kind of message to the order sheet, and which order came before it.
nonisolated struct SheetKind: Hashable {
  enum Event: CaseIterable {
    /// The cart or a coupon arrives, or doesn't.
    case cart, coupon, failure
    case change
    case order, failedOrder, rejectedOrder
    /// The order is in flight, or its response arrives.
    case orderRequest, orderResponse, failedOrderResponse
    /// Another request is in flight.
    case request
    case tapDuringOrder, tapDuringRequest
  }

  enum Phase: CaseIterable { case first, afterFailure, afterOrder }

  let event: Event
  let phase: Phase

  init(_ event: Event, _ phase: Phase) { (self.event, self.phase) = (event, phase) }
}

nonisolated extension Set<SheetKind> {
  /// All kinds, apart from some.
  static func all(but events: SheetKind.Event...) -> Set {
    Set(SheetKind.Event.allCases.filter { !events.contains($0) }.flatMap(kinds))
  }

  /// The kinds of these events, whatever came before.
  static func events(_ events: SheetKind.Event...) -> Set { Set(events.flatMap(kinds)) }

  /// Those that come after an order, or after one that failed.
  func only(_ phases: SheetKind.Phase...) -> Set { filter { phases.contains($0.phase) } }

  private static func kinds(_ event: SheetKind.Event) -> [SheetKind] {
    SheetKind.Phase.allCases.map { SheetKind(event, $0) }
  }
}
