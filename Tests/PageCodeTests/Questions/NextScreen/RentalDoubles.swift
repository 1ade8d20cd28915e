/// A data manager with the renter of a test.
final class RentalDataManagerFake: RentalDataManagerProtocol {
  private let known: Renter
  var unlocked = 0

  init(_ renter: Renter) { known = renter }

  func renter() -> Renter { known }

  func unlockBike() -> Int {
    unlocked += 1
    return 4711
  }
}

/// An interactor whose outcome a test chooses.
final class RentalInteractorFake: RentalInteractorProtocol {
  private let outcome: RentalOutcome

  init(_ outcome: RentalOutcome) { self.outcome = outcome }

  func rentBike() -> RentalOutcome { outcome }
}

/// A view and a wireframe that record what appears.
final class RentalSpy: RentalViewProtocol, RentalWireframeProtocol {
  var shown: [String] = []

  func showCode(_ text: String) { shown.append(text) }
  func showPayment(ofCents cents: Int) { shown.append("payment of \(cents)") }
  func showAgeCheck() { shown.append("age check") }
}
