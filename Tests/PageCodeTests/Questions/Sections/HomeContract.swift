// The contract of a screen with two sections that have nothing in common.

/// Presenter → View: a single command, with the whole state.
protocol HomeViewProtocol: AnyObject {
  func show(_ state: HomeState)
}

/// Presenter → Interactor of the orders.
protocol OrdersInteractorInputProtocol: AnyObject {
  func retrieveOrders()
}

/// Interactor of the orders → Presenter.
protocol OrdersInteractorOutputProtocol: AnyObject {
  func didRetrieveOrders(_ orders: [String])
  func onOrdersError(_ reason: String)
}

/// Presenter → Interactor of the help topics.
protocol HelpInteractorInputProtocol: AnyObject {
  func retrieveTopics()
}

/// Interactor of the help topics → Presenter.
protocol HelpInteractorOutputProtocol: AnyObject {
  func didRetrieveTopics(_ topics: [String])
}
