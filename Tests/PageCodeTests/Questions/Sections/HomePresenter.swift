/// Presenter: one for the screen, with an interactor for each section.
final class HomePresenter {
  weak var view: (any HomeViewProtocol)?
  private let orders: any OrdersInteractorInputProtocol
  private let help: any HelpInteractorInputProtocol
  private var state = HomeState() {
    didSet { view?.show(state) }
  }

  init(orders: any OrdersInteractorInputProtocol, help: any HelpInteractorInputProtocol) {
    self.orders = orders
    self.help = help
  }

  func viewDidLoad() {
    state = HomeState()
    orders.retrieveOrders()
    help.retrieveTopics()
  }
}

extension HomePresenter: OrdersInteractorOutputProtocol {
  func didRetrieveOrders(_ orders: [String]) { state.orders = .rows(orders) }
  func onOrdersError(_ reason: String) { state.orders = .message(reason) }
}

extension HomePresenter: HelpInteractorOutputProtocol {
  func didRetrieveTopics(_ topics: [String]) { state.help = .rows(topics) }
}
