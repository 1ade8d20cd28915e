// The contract of a list whose rows have several buttons.

/// Presenter → View.
protocol OffersViewProtocol: AnyObject {
  func showRows(_ rows: [OfferRow])
}

/// View → Presenter.
protocol OffersPresenterProtocol: AnyObject {
  func didSelect(_ action: OfferAction, inRow id: Offer.ID)
}

/// Presenter → Interactor.
protocol OffersInteractorInputProtocol: AnyObject {
  func saveOffer(id: Offer.ID)
  func withdrawOffer(id: Offer.ID)
}

/// Interactor → Presenter.
protocol OffersInteractorOutputProtocol: AnyObject {
  func didRetrieveOffers(_ offers: [Offer])
}

/// Presenter → Wireframe.
protocol OffersWireframeProtocol: AnyObject {
  func showShareSheet(for title: String)
}
