import TestSupport
import Testing

struct SectionsTests {
  let view = HomeViewSpy()
  let interactors = HomeInteractorsSpy()
  let presenter: HomePresenter

  init() {
    presenter = HomePresenter(orders: interactors, help: interactors)
    presenter.view = view
    presenter.viewDidLoad()
  }

  @Test func `Both sections load at the same time`() {
    expect(view.states, equals: [HomeState()])
    expect(interactors.ordersCalls, equals: 1)
    expect(interactors.topicsCalls, equals: 1)
  }

  @Test func `One section can be shown while the other still loads`() {
    presenter.didRetrieveTopics(["Returns"])
    expect(view.states.last, equals: HomeState(orders: .loading, help: .rows(["Returns"])))
  }

  @Test func `One section that fails leaves the other as it is`() {
    presenter.didRetrieveTopics(["Returns"])
    presenter.onOrdersError("You are offline.")
    expect(
      view.states.last,
      equals: HomeState(orders: .message("You are offline."), help: .rows(["Returns"])))

    presenter.didRetrieveOrders(["Lamp"])
    expect(
      view.states.last, equals: HomeState(orders: .rows(["Lamp"]), help: .rows(["Returns"])))
  }
}
