import ScreenKit
import TestSupport
import Testing

struct RowButtonsTests {
  let view = OffersViewSpy()
  let spy = OffersSpy()
  let presenter: OffersPresenter
  let lamp = Offer(id: 1, title: "Lamp", isMine: false)
  let chair = Offer(id: 2, title: "Chair", isMine: true)

  init() {
    presenter = OffersPresenter(interactor: spy, wireframe: spy)
    presenter.view = view
    presenter.didRetrieveOffers([lamp, chair])
  }

  @Test func `The presenter decides which buttons a row has`() {
    expect(view.rows.map(\.actions), equals: [[.save, .share], [.share, .withdraw]])
  }

  @Test func `Each button does its own work, for its own row`() {
    presenter.didSelect(.save, inRow: 1)
    presenter.didSelect(.share, inRow: 1)
    presenter.didSelect(.withdraw, inRow: 2)
    expect(spy.saved, equals: [1])
    expect(spy.shared, equals: ["Lamp"])
    expect(spy.withdrawn, equals: [2])
  }

  @Test func `A row keeps its meaning when the list is sorted again`() {
    let tapped = view.rows[0].id
    presenter.didRetrieveOffers([chair, lamp])
    presenter.didSelect(.share, inRow: tapped)
    expect(spy.shared, equals: ["Lamp"])
  }

  @Test func `A button of a row that has disappeared does nothing`() {
    presenter.didRetrieveOffers([chair])
    presenter.didSelect(.save, inRow: 1)
    expect(spy.saved, equals: [])
  }

  @Test func `The view reports the action and the id of the row`() {
    let view = OffersView(presenter: presenter)
    presenter.view = view
    presenter.didRetrieveOffers([chair, lamp])
    expect(view.rowButtons, equals: [["Share", "Withdraw"], ["Save", "Share"]])
    view.didSelectButton(at: 0, inRow: 1)
    expect(spy.saved, equals: [1])
    expect(spy.shared, equals: [])
  }
}
