import TestSupport
import Testing

struct NextScreenTests {
  let spy = RentalSpy()

  @Test func `The interactor says what is the case, without a screen`() {
    expect(outcome(for: Renter()), equals: .rented(code: 4711))
    expect(outcome(for: Renter(debt: 350)), equals: .unpaid(cents: 350))
    expect(outcome(for: Renter(isAgeKnown: false, debt: 350)), equals: .ageUnknown)
  }

  @Test func `A refused rental unlocks no bike`() {
    let dataManager = RentalDataManagerFake(Renter(debt: 350))
    _ = RentalInteractor(dataManager: dataManager).rentBike()
    expect(dataManager.unlocked, equals: 0)
  }

  @Test func `The presenter decides what follows from each outcome`() {
    expect(shown(after: .rented(code: 4711)), equals: ["The code of your lock is 4711."])
    expect(shown(after: .unpaid(cents: 350)), equals: ["payment of 350"])
    expect(shown(after: .ageUnknown), equals: ["age check"])
  }

  @Test func `A debt leads from the data to the payment`() {
    let dataManager = RentalDataManagerFake(Renter(debt: 350))
    let presenter = RentalPresenter(
      interactor: RentalInteractor(dataManager: dataManager), wireframe: spy)
    presenter.didSelectRent()
    expect(spy.shown, equals: ["payment of 350"])
  }

  private func outcome(for renter: Renter) -> RentalOutcome {
    RentalInteractor(dataManager: RentalDataManagerFake(renter)).rentBike()
  }

  private func shown(after outcome: RentalOutcome) -> [String] {
    let spy = RentalSpy()
    let presenter = RentalPresenter(interactor: RentalInteractorFake(outcome), wireframe: spy)
    presenter.view = spy
    presenter.didSelectRent()
    return spy.shown
  }
}
