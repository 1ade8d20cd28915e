/// What is the case after the user has asked for a bike.
enum RentalOutcome: Equatable {
  case rented(code: Int)
  case unpaid(cents: Int)
  case ageUnknown
}
