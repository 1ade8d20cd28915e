/// Entity: a point on the map, in metres, which knows no framework.
struct Place: Equatable {
  let x: Int
  let y: Int

  /// Whether another place can be reached on foot.
  func isNear(_ other: Place) -> Bool { abs(x - other.x) + abs(y - other.y) <= 500 }
}
