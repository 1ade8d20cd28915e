/// A view that records each state.
final class HomeViewSpy: HomeViewProtocol {
  var states: [HomeState] = []

  func show(_ state: HomeState) { states.append(state) }
}

/// Interactors that count their calls, and never answer.
final class HomeInteractorsSpy: OrdersInteractorInputProtocol, HelpInteractorInputProtocol {
  var ordersCalls = 0
  var topicsCalls = 0

  func retrieveOrders() { ordersCalls += 1 }
  func retrieveTopics() { topicsCalls += 1 }
}
