extension ClosingTests {
  /// A presenter that counts how often its screen was closed.
  final class PresenterSpy: DraftPresenterProtocol {
    var closings = 0

    func didClose() { closings += 1 }
  }
}
