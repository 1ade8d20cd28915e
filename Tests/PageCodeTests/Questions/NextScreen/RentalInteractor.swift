/// Interactor: knows when a bike can be rented, and knows no screen.
final class RentalInteractor: RentalInteractorProtocol {
  private let dataManager: any RentalDataManagerProtocol

  init(dataManager: any RentalDataManagerProtocol) {
    self.dataManager = dataManager
  }

  func rentBike() -> RentalOutcome {
    let renter = dataManager.renter()
    if !renter.isAgeKnown { return .ageUnknown }
    if renter.debt > 0 { return .unpaid(cents: renter.debt) }
    return .rented(code: dataManager.unlockBike())
  }
}
