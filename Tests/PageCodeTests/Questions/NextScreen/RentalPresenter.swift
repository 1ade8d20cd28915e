/// Presenter: decides which screen follows from an outcome.
final class RentalPresenter: RentalPresenterProtocol {
  weak var view: (any RentalViewProtocol)?
  private let interactor: any RentalInteractorProtocol
  private let wireframe: any RentalWireframeProtocol

  init(interactor: any RentalInteractorProtocol, wireframe: any RentalWireframeProtocol) {
    self.interactor = interactor
    self.wireframe = wireframe
  }

  func didSelectRent() {
    switch interactor.rentBike() {
    case .rented(let code): view?.showCode("The code of your lock is \(code).")
    case .unpaid(let cents): wireframe.showPayment(ofCents: cents)
    case .ageUnknown: wireframe.showAgeCheck()
    }
  }
}
