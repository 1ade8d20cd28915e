/// Entity: a user who rents bikes.
struct Renter: Equatable {
  var isAgeKnown = true
  /// What is still to be paid for earlier rides.
  var debt = 0
}
