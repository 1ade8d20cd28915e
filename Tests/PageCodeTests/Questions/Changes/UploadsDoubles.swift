/// A service whose changes a test makes, for as many observers as there are.
final class UploadServiceFake: UploadServiceProtocol {
  private var observers: [AsyncStream<Int>.Continuation] = []
  private(set) var waiting = 2
  /// How many observations have ended.
  let ended = EndCount()

  func waitingFiles() -> AsyncStream<Int> {
    let (stream, observer) = AsyncStream.makeStream(of: Int.self)
    observer.onTermination = { [ended] _ in ended.add() }
    observer.yield(waiting)
    observers.append(observer)
    return stream
  }

  func change(to count: Int) {
    waiting = count
    for observer in observers { observer.yield(count) }
  }
}

/// A presenter that records what it receives.
final class UploadsOutputSpy: UploadsInteractorOutputProtocol {
  var counts: [Int] = []

  func waitingFilesDidChange(to count: Int) { counts.append(count) }
}
