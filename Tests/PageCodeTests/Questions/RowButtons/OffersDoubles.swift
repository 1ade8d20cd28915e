/// A view that records its rows.
final class OffersViewSpy: OffersViewProtocol {
  var rows: [OfferRow] = []

  func showRows(_ rows: [OfferRow]) { self.rows = rows }
}

/// An interactor and a wireframe that record what they should do.
final class OffersSpy: OffersInteractorInputProtocol, OffersWireframeProtocol {
  var saved: [Offer.ID] = []
  var withdrawn: [Offer.ID] = []
  var shared: [String] = []

  func saveOffer(id: Offer.ID) { saved.append(id) }
  func withdrawOffer(id: Offer.ID) { withdrawn.append(id) }
  func showShareSheet(for title: String) { shared.append(title) }
}
