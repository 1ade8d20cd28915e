import Synchronization

/// The scene that the stand-ins of a test write into, from whichever thread.
nonisolated final class SceneRecorder: Sendable {
  private let state = Mutex(Scene())

  var scene: Scene {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }

  func note(_ change: (inout Scene) -> Void) {
    state.withLock { change(&$0) }
  }
}
