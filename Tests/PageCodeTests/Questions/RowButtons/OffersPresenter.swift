/// Presenter: decides which buttons a row has, and what each of them does.
final class OffersPresenter: OffersPresenterProtocol {
  weak var view: (any OffersViewProtocol)?
  private let interactor: any OffersInteractorInputProtocol
  private let wireframe: any OffersWireframeProtocol
  private var offers: [Offer] = []

  init(
    interactor: any OffersInteractorInputProtocol, wireframe: any OffersWireframeProtocol
  ) {
    self.interactor = interactor
    self.wireframe = wireframe
  }

  func didSelect(_ action: OfferAction, inRow id: Offer.ID) {
    guard let offer = offers.first(where: { $0.id == id }) else { return }
    switch action {
    case .save: interactor.saveOffer(id: id)
    case .share: wireframe.showShareSheet(for: offer.title)
    case .withdraw: interactor.withdrawOffer(id: id)
    }
  }
}

extension OffersPresenter: OffersInteractorOutputProtocol {
  func didRetrieveOffers(_ offers: [Offer]) {
    self.offers = offers
    view?.showRows(
      offers.map { offer in
        OfferRow(
          id: offer.id, title: offer.title,
          actions: offer.isMine ? [.share, .withdraw] : [.save, .share])
      })
  }
}
