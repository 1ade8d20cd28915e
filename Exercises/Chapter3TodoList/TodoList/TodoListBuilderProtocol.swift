import ScreenKit

/// View → Builder: creates a screen, and does not know where it is shown.
///
/// It has a file of its own because it names a class of the UI framework, which the contract must not know.
protocol TodoListBuilderProtocol {
  func makeScreen(for route: TodoListRoute) -> Screen
}
