// The contract of a screen that rents a bike. Only the wireframe's protocol mentions screens.

/// Presenter → View.
protocol RentalViewProtocol: AnyObject {
  func showCode(_ text: String)
}

/// View → Presenter.
protocol RentalPresenterProtocol: AnyObject {
  func didSelectRent()
}

/// Presenter → Interactor.
protocol RentalInteractorProtocol: AnyObject {
  func rentBike() -> RentalOutcome
}

/// Interactor → Data manager.
protocol RentalDataManagerProtocol: AnyObject {
  func renter() -> Renter
  /// Unlocks a bike, and returns the code of its lock.
  func unlockBike() -> Int
}

/// Presenter → Wireframe.
protocol RentalWireframeProtocol: AnyObject {
  func showPayment(ofCents cents: Int)
  func showAgeCheck()
}
